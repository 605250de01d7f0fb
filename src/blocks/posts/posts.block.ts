import type { BlockDefinition } from '../block-props';
import { Posts } from './posts';

export const block: BlockDefinition<'posts'> = { component: Posts };
