import type { BlockDefinition } from '../block-props';
import { Quotes } from './quotes';

export const block: BlockDefinition<'quotes'> = { component: Quotes };
