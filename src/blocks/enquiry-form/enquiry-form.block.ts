import { defineBlock } from '../define-block';
export const enquiryFormBlock = defineBlock({ type: 'enquiry-form', component: () => null });
