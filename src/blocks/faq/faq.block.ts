import type { BlockDefinition } from '../block-props';
import { Faq } from './faq';

export const block: BlockDefinition<'faq'> = { component: Faq };
