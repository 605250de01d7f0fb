import type { BlockDefinition } from '../block-props';
import { Batches } from './batches';

export const block: BlockDefinition<'batches'> = { component: Batches };
