import type { BlockDefinition } from '../block-props';
import { Video } from './video';

export const block: BlockDefinition<'video'> = { component: Video };
