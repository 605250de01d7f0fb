import type { BlockDefinition } from '../block-props';
import { Facts } from './facts';

export const block: BlockDefinition<'facts'> = { component: Facts };
