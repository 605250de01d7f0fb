import { defineBlock } from '../define-block';
import { Counters } from './counters';

export const countersBlock = defineBlock({ type: 'counters', component: Counters });
