import { addScript } from '../../../islands/site-scripts';

/** Loads the quality scheme's script, which draws its badge into this element. */
export const hydrate = (badge: HTMLElement) => addScript(badge);
