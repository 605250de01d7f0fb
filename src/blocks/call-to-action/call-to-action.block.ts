import { defineBlock } from '../define-block';
import { CallToAction } from './call-to-action';

export const callToActionBlock = defineBlock({ type: 'call-to-action', component: CallToAction });
