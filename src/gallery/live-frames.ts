import { html, type Markup } from './html';

/** Screen sizes at which examples are shown, in CSS pixels. */
const screens = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Desktop', width: 1280, height: 800 },
] as const;

/** A live example on each screen. `data-screen` is for the script that scales the frame down in narrow windows. */
export const liveFrames = (address: string, title: string): readonly Markup[] =>
  screens.map(
    ({ name, width, height }) => html`<figure><figcaption>${name}, ${width} px</figcaption>
<div class="screen" data-screen><iframe src="${address}" title="${title}: ${name}" width="${width}" height="${height}" loading="lazy"></iframe></div></figure>`,
  );
