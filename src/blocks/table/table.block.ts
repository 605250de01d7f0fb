import type { BlockDefinition } from '../block-props';
import { Table } from './table';

export const block: BlockDefinition<'table'> = { component: Table };
