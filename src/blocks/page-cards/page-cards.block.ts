import { defineBlock } from '../define-block';
import { PageCards } from './page-cards';

export const pageCardsBlock = defineBlock({ type: 'page-cards', component: PageCards });
