import type { BlockDefinition } from '../block-props';
import { PageCards } from './page-cards';

export const block: BlockDefinition<'page-cards'> = { component: PageCards };
