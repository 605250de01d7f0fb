import type { BlockDefinition } from '../block-props';
import { Notice } from './notice';

export const block: BlockDefinition<'notice'> = { component: Notice };
