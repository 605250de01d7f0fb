import { defineBlock } from '../define-block';
import { TextBlock } from './text';

export const textBlock = defineBlock({ type: 'text', component: TextBlock });
