import { defineBlock } from '../define-block';
import { CostTable } from './cost-table';

export const costTableBlock = defineBlock({ type: 'cost-table', component: CostTable });
