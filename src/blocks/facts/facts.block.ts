import { defineBlock } from '../define-block';
import { Facts } from './facts';

export const factsBlock = defineBlock({ type: 'facts', component: Facts });
