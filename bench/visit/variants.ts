import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, fastCompression } from '../../src/files/compress';

/** The ways in which a page is measured: as it was built, and two that show what its script and its styles cost. */
export const variants = ['as built', 'without script', 'plain with a style sheet'] as const;
export type Variant = (typeof variants)[number];

/** Writes the site with these routes in another way. Everything is compressed as in the build. */
export async function writeVariant(
  variant: Exclude<Variant, 'as built'>,
  site: string,
  routes: readonly string[],
  folder: string,
): Promise<void> {
  await cp(site, folder, { recursive: true });
  for (const route of routes) {
    const file = join(folder, route.slice(1), 'index.html');
    const html = withoutScript(await readFile(file, 'utf8'));
    if (variant === 'without script') await writePacked(file, html);
    else {
      const address = `/assets/plain${route.replaceAll('/', '-')}.css`;
      const { page, css, sheets } = withStyleSheet(html, address);
      const others = await Promise.all(sheets.map((sheet) => readFile(join(folder, sheet), 'utf8')));
      await writePacked(join(folder, address), [css, ...others].join('\n'));
      await writePacked(file, page);
    }
  }
}

/** Data in script elements stays: nothing runs it. */
export const withoutScript = (html: string) =>
  html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>\n?/g, '');

/** The styles of a page in one file, where the first of them was; `sheets` are the files that it had already. */
export function withStyleSheet(html: string, address: string) {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>\n?/g)];
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">\n?/g)];
  const [first = ''] = styles[0] ?? [];
  const withLink = html.replace(first, () => `<link rel="stylesheet" href="${address}">\n${first}`);
  const page = [...links, ...styles].reduce((rest, [element]) => rest.replace(element, ''), withLink);
  return {
    page,
    css: styles.map(([, css]) => css).join('\n'),
    sheets: links.map(([, sheet = '']) => sheet),
  };
}

async function writePacked(file: string, text: string): Promise<void> {
  for (const end of ['.br', '.gz']) await rm(file + end, { force: true });
  await writeFile(file, text);
  for (const { extension, content } of compress(Buffer.from(text), fastCompression))
    await writeFile(file + extension, content);
}
