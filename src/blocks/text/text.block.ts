import type { BlockDefinition } from '../block-props';
import { TextBlock } from './text';

export const block: BlockDefinition<'text'> = { component: TextBlock };
