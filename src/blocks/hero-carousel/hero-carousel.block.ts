import type { BlockDefinition } from '../block-props';
import { HeroCarousel } from './hero-carousel';

export const block: BlockDefinition<'hero-carousel'> = { component: HeroCarousel };
