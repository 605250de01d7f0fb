import type { BlockDefinition } from '../block-props';
import { MediaText } from './media-text';

export const block: BlockDefinition<'media-text'> = { component: MediaText };
