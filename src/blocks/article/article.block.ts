import type { BlockDefinition } from '../block-props';
import { Article } from './article';

export const block: BlockDefinition<'article'> = { component: Article };
