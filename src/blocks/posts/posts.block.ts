import { defineBlock } from '../define-block';
import { Posts } from './posts';

export const postsBlock = defineBlock({ type: 'posts', component: Posts });
