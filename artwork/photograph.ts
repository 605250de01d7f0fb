import { join } from 'node:path';
import sharp from 'sharp';
import { noise } from './noise';

/**
 * Writes the photograph of the tests' own site: a rider before hills, with the grain of a camera in low light, and a
 * magenta rectangle in place of the face, so that a test can see where it is. The camera lay on its side: only what its
 * file says turns the picture upright.
 *
 *     node --import tsx artwork/photograph.ts
 */
const file = join(import.meta.dirname, '../tests/fixture/pages/_images/rider.jpg');

const width = 1280;
const height = 960;

type Colour = readonly [red: number, green: number, blue: number];

/** As far from the left and the top as the documents say that the focal point is: 35 % and 22 %. */
const face = { left: 400, top: 140, width: 96, height: 144 };
const magenta: Colour = [255, 0, 255];
const shirt: Colour = [196, 62, 44];

const next = noise(41);
const waves = Array.from({ length: 24 }, (_, index) => ({
  rate: (2 * Math.PI * (index + 1) * (0.6 + next())) / width,
  phase: next() * 2 * Math.PI,
  height: 72 / (index + 1),
}));

/** How high the ridge of a hill is above its foot. */
const ridge = (x: number, hill: number) =>
  waves.reduce((sum, wave) => sum + wave.height * Math.sin(x * wave.rate + wave.phase * (hill + 1)), 0);

const hills: readonly { foot: number; colour: Colour }[] = [
  { foot: 496, colour: [126, 146, 160] },
  { foot: 608, colour: [88, 116, 104] },
  { foot: 752, colour: [64, 84, 52] },
];

const isIn = (x: number, y: number, box: typeof face) =>
  x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height;

/** The rider, from the shoulders down. */
function isShirt(x: number, y: number): boolean {
  const across = Math.abs(x - (face.left + face.width / 2)) / 208;
  const below = y - (face.top + face.height);
  return below >= 0 && across < 1 && below > 128 * across ** 3;
}

function colourAt(x: number, y: number): Colour {
  if (isIn(x, y, face)) return magenta;
  if (isShirt(x, y)) return shirt;
  const hill = hills.findLast(({ foot }, index) => y > foot - ridge(x, index));
  if (hill) return hill.colour;
  const evening = y / 496;
  return [168 + 70 * evening, 190 + 16 * evening, 214 - 40 * evening];
}

const grain = noise(7);
const pixels = new Uint8Array(width * height * 3);
for (let y = 0; y < height; y++)
  for (let x = 0; x < width; x++) {
    const speck = (grain() + grain() + grain() - 1.5) * 34; // nearly a bell
    const edge = 1 - 0.35 * (((x - width / 2) / width) ** 2 + ((y - height / 2) / height) ** 2); // darker than the middle
    for (const [channel, value] of colourAt(x, y).entries())
      pixels[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, value * edge + speck));
  }

const { size } = await sharp(pixels, { raw: { width, height, channels: 3 } })
  .blur(0.8) // a lens is never quite sharp, and a sensor smooths its noise
  .rotate(270)
  .jpeg({ quality: 62, mozjpeg: true })
  .withMetadata({ orientation: 6 })
  .toFile(file);
console.log(`rider.jpg ${(size / 1024).toFixed(1)} KB`);
