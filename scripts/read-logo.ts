import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shell } from '../src/compiled';
import type { Theme } from '../src/theme/theme';

/** The drawing beside the name of the site. It is part of the page, so that it has the colours of its place. */
export async function readLogo({ logo }: Pick<Theme, 'logo'>, folder: string): Promise<Shell['logo']> {
  if (!logo?.header) return undefined;
  const svg = await readFile(join(folder, '_images', logo.header), 'utf8');
  const [, attributes = '', markup = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([^"]*)"/.exec(attributes) ?? [];
  const sizeOf = (name: string) => new RegExp(`\\b${name}="([\\d.]+)`).exec(attributes)?.[1] ?? '64';
  return {
    viewBox: viewBox ?? `0 0 ${sizeOf('width')} ${sizeOf('height')}`,
    markup: markup
      .replace(/<!--.*?-->/gs, '')
      .replace(/>\s+</g, '><')
      .trim(),
  };
}
