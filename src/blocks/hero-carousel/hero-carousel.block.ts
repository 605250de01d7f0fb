import { defineBlock } from '../define-block';
import { HeroCarousel } from './hero-carousel';

export const heroCarouselBlock = defineBlock({ type: 'hero-carousel', component: HeroCarousel });
