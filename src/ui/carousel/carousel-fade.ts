import { EffectFade } from 'swiper/modules';

/** The Swiper modules for fading slides. */
export const fade = [EffectFade];
