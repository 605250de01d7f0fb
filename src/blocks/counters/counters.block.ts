import type { BlockDefinition } from '../block-props';
import { Counters } from './counters';

export const block: BlockDefinition<'counters'> = { component: Counters };
