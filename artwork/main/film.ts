import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-browsers.mjs';
import { hero } from './slides/hero';

/**
 * Draws the film of the home page, frame by frame, and packs it as WebM and MP4. It needs ffmpeg; the results are
 * committed, so that no build and no test does.
 */
const files = join(import.meta.dirname, '../../pages-json/_files');
const [seconds, framesPerSecond] = [8, 24];
const size = { width: 1280, height: 720 };

const packings = [
  ['hero.webm', '-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
  [
    'hero.mp4',
    '-c:v',
    'libx264',
    '-crf',
    '29',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ],
];
const packers = packings.map(([name = '', ...codec]) =>
  spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(framesPerSecond),
      '-i',
      '-',
      '-an',
      ...codec,
    ].concat(join(files, name)),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  ),
);

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: size });
await page.setContent(
  '<style>html, body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>',
);
const frames = seconds * framesPerSecond;
for (let frame = 0; frame < frames; frame += 1) {
  await page.locator('body').evaluate(
    (body, svg) => {
      body.innerHTML = svg;
    },
    hero(frame / frames),
  );
  const image = await page.screenshot({ type: 'png' });
  for (const { stdin } of packers) if (!stdin.write(image)) await once(stdin, 'drain');
}
await browser.close();
for (const packer of packers) {
  packer.stdin.end();
  await once(packer, 'close');
}
