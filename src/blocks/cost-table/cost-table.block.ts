import type { BlockDefinition } from '../block-props';
import { CostTable } from './cost-table';

export const block: BlockDefinition<'cost-table'> = { component: CostTable };
