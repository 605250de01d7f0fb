import type { BlockDefinition } from '../block-props';
import { Ratings } from './ratings';

export const block: BlockDefinition<'ratings'> = { component: Ratings };
