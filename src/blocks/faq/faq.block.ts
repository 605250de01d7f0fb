import { defineBlock } from '../define-block';
import { Faq } from './faq';

export const faqBlock = defineBlock({ type: 'faq', component: Faq });
