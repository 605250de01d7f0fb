import type { BlockDefinition } from '../block-props';
import { CostCalculator } from './cost-calculator';

export const block: BlockDefinition<'cost-calculator'> = { component: CostCalculator };
