import type { BlockDefinition } from '../block-props';
import { Cards } from './cards';

export const block: BlockDefinition<'cards'> = { component: Cards };
