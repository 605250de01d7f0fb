import type { BlockDefinition } from '../block-props';
import { Hero } from './hero';

export const block: BlockDefinition<'hero'> = { component: Hero };
