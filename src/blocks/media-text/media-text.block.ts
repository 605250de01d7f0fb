import { defineBlock } from '../define-block';
import { MediaText } from './media-text';

export const mediaTextBlock = defineBlock({ type: 'media-text', component: MediaText });
