import { defineBlock } from '../define-block';
import { Cards } from './cards';

export const cardsBlock = defineBlock({ type: 'cards', component: Cards });
