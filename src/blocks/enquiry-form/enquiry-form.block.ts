import { defineBlock } from '../define-block';
import { EnquiryForm } from './enquiry-form';

export const enquiryFormBlock = defineBlock({ type: 'enquiry-form', component: EnquiryForm });
