import { defineBlock } from '../define-block';
import { Article } from './article';

export const articleBlock = defineBlock({ type: 'article', component: Article });
