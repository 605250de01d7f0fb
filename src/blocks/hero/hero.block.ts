import { defineBlock } from '../define-block';
import { Hero } from './hero';

export const heroBlock = defineBlock({ type: 'hero', component: Hero });
