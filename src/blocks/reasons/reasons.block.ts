import { defineBlock } from '../define-block';
import { Reasons } from './reasons';

export const reasonsBlock = defineBlock({ type: 'reasons', component: Reasons });
