import type { BlockDefinition } from '../block-props';
import { Compare } from './compare';

export const block: BlockDefinition<'compare'> = { component: Compare };
