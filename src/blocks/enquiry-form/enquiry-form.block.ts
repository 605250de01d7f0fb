import type { BlockDefinition } from '../block-props';
import { EnquiryForm } from './enquiry-form';

export const block: BlockDefinition<'enquiry-form'> = { component: EnquiryForm };
