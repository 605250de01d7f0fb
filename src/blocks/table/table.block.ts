import type { BlockDefinition } from '../block-props';
import { TableBlock } from './table';

export const block: BlockDefinition<'table'> = { component: TableBlock };
