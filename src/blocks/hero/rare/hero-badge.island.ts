import { addScript } from '../../../islands/site-scripts';

/** The scheme's script draws its badge in the element that names it. */
export const wake = (badge: HTMLElement) => addScript(badge);
