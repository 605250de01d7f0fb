import type { Composition, Destination } from './destination';
import { bannerFrame, type Frame, posterFrame } from './frame';
import { australia } from './landmarks/australia';
import { canada } from './landmarks/canada';
import { dubai } from './landmarks/dubai';
import { france } from './landmarks/france';
import { germany } from './landmarks/germany';
import { ireland } from './landmarks/ireland';
import { newzealand } from './landmarks/newzealand';
import { uk } from './landmarks/uk';
import { usa } from './landmarks/usa';
import { logo } from './logo';
import type { Palette } from './palette';
import { scene } from './scene';
import { sky } from './sky';
import { world } from './world';
import { write } from './write';

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

const compose = (frame: Frame, palette: Palette, { sun, layers }: Composition) =>
  scene(frame, sky(palette, frame, sun), ...layers(palette));

const illustrations: readonly (readonly [name: string, svg: string])[] = [
  ...destinations.flatMap(({ slug, palette, poster, banner }) => [
    [slug, compose(posterFrame, palette, poster)] as const,
    [`${slug}-banner`, compose(bannerFrame, palette, banner)] as const,
  ]),
  ['world', world()],
  ['mark', logo()],
];

for (const [name, svg] of illustrations) await write(name, svg);
