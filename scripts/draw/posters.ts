import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Composition, Destination } from './destination';
import { australia } from './landmarks/australia';
import { canada } from './landmarks/canada';
import { dubai } from './landmarks/dubai';
import { france } from './landmarks/france';
import { germany } from './landmarks/germany';
import { ireland } from './landmarks/ireland';
import { newzealand } from './landmarks/newzealand';
import { uk } from './landmarks/uk';
import { usa } from './landmarks/usa';
import { mark } from './mark';
import type { Palette } from './palette';
import { bannerFrame, type Frame, posterFrame, scene } from './scene';
import { sky } from './sky';
import { world } from './world';

const destinations: readonly Destination[] = [
  australia,
  canada,
  uk,
  france,
  germany,
  ireland,
  dubai,
  usa,
  newzealand,
];

/** The look of the site allows a picture this much; a heavier one would be felt on a phone. */
const limit = 15 * 1024;

const compose = (frame: Frame, palette: Palette, { sun, layers }: Composition) =>
  scene(frame, sky(palette, frame, sun), ...layers(palette));

const pictures: readonly (readonly [name: string, svg: string])[] = [
  ...destinations.flatMap(({ slug, palette, poster, banner }) => [
    [slug, compose(posterFrame, palette, poster)] as const,
    [`${slug}-banner`, compose(bannerFrame, palette, banner)] as const,
  ]),
  ['world', world()],
  ['mark', mark()],
];

const folder = fileURLToPath(new URL('../../pages-json/_images/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, svg] of pictures) {
  const bytes = Buffer.byteLength(svg);
  if (bytes > limit)
    throw new Error(`${name}.svg has ${bytes} bytes, ${limit} are allowed: draw it with fewer points.`);
  await writeFile(`${folder}${name}.svg`, svg);
  console.log(`${name}.svg`.padEnd(24), `${(bytes / 1024).toFixed(1)} KB`);
}
