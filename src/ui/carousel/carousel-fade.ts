import { EffectFade } from 'swiper/modules';

/** What Swiper needs to fade slides into one another. */
export const fade = [EffectFade];
