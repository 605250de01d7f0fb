import type { ReceivedForm } from '../src/compiled';

export type Form = ReceivedForm;
export type FormField = ReceivedForm['fields'][number];
