import { EffectFade } from 'swiper/modules';

/** The Swiper modules for fading slides, in a file of their own so that only fading carousels load them. */
export const fadeModules = [EffectFade];
