import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing, Shell } from '../src/compiled';
import type { Theme } from '../src/theme/theme';

/** The drawing beside the name of the site, and the one for dark grounds if there is one. */
export async function readLogo({ logo }: Pick<Theme, 'logo'>, folder: string): Promise<Shell['logo']> {
  if (!logo?.header) return undefined;
  const drawing = await readDrawing(logo.header, folder);
  return logo.dark ? { ...drawing, dark: await readDrawing(logo.dark, folder) } : drawing;
}

/** It is part of the page, so that it has the colours of its place. */
async function readDrawing(name: string, folder: string): Promise<Drawing> {
  const svg = await readFile(join(folder, '_images', name), 'utf8');
  const [, attributes = '', markup = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([^"]*)"/.exec(attributes) ?? [];
  const sizeOf = (name: string) => new RegExp(`\\b${name}="([\\d.]+)`).exec(attributes)?.[1] ?? '64';
  const drawn = markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  const painted = [...attributes.matchAll(paint)].map(([attribute]) => attribute).join(' ');
  return {
    viewBox: viewBox ?? `0 0 ${sizeOf('width')} ${sizeOf('height')}`,
    markup: painted ? `<g ${painted}>${drawn}</g>` : drawn,
  };
}

/** What the outermost element says of how everything in it is drawn: the page draws its own around the markup. */
const paint = /\b(?:fill|stroke|color|opacity)(?:-\w+)*="[^"]*"/g;
