import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { ServerConfig } from '../src/compiled';
import type { Sources } from '../src/document/source';
import { galleryRoot } from '../src/gallery/address';
import { bundleClient, bundleServer } from './bundle';
import { galleryFiles } from './gallery-files';
import { drawSprite, prerender } from './prerender';
import { misuse, readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { writeRenditions } from './renditions';
import { prepareTarget, removeOnSignal, replaceFolder } from './replace-folder';
import { report } from './report';
import { subsetFonts } from './subset-fonts';

const usage = `Usage: npm run gallery -- [--pages DIR] [--out DIR]

Writes every block and every message of the check, with examples, as static HTML.
To look at it: SITE=gallery npm run serve

  --pages DIR  the folder of the documents (default: pages-json)
  --out DIR    where it goes: a folder that is new, empty or a built site (default: gallery)`;

/** Writes the gallery as static HTML, with the scripts and styles of a build, so that its examples work. */
async function writeGallery(pages: string, out: string, target: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const sources = await readSources(pages);
  if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
  const { files, examples } = await galleryFiles(sources, siteAddress(sources));

  const next = `${target}.next-${process.pid}`;
  const renderer = join(import.meta.dirname, `../node_modules/.cache/gallery-${process.pid}`);
  removeOnSignal(next, renderer);
  try {
    const client = await subsetFonts(await bundleClient(next, 'production'), sources, next);
    const server = await bundleServer(renderer, 'production');
    const sprite = '/assets/sprite.svg';
    const shell = { ...examples.shell, origin: examples.url, sprite };
    const rendered = await prerender(examples, shell, client, server, sources);
    if (rendered.diagnostics.length > 0) {
      report(rendered.diagnostics, sources);
      process.exitCode = 1;
      return;
    }
    const texts: readonly (readonly [path: string, text: string])[] = [
      ...rendered.files,
      ...[...files].map(([address, text]) => [fileOf(address), text] as const),
      [sprite, await drawSprite(examples, server.controlIcons)],
      ...hostFiles(files.get(galleryRoot) ?? ''),
    ];
    for (const [path, text] of texts) {
      const file = join(next, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    for (const { path, url } of sources.images) await cp(join(pages, '_images', path), join(next, url));
    for (const path of sources.files) await cp(join(pages, '_files', path), join(next, 'files', path));
    const damaged = await writeRenditions(sources.images, pages, next);
    if (damaged.length > 0) {
      report(damaged, sources);
      process.exitCode = 1;
      return;
    }
    replaceFolder(target, next);
    console.error(`Wrote the gallery to ${out}. To see it, run: SITE=${out} npm run serve`);
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(renderer, { recursive: true, force: true });
  }
}

const fileOf = (address: string) => (extname(address) === '' ? join(address, 'index.html') : address);

/** The files that hosts expect. The root redirects to the gallery, which is also the 404 page. */
const hostFiles = (overview: string): readonly (readonly [path: string, text: string])[] => [
  ['_redirects', `/ ${galleryRoot} 308\n`],
  ['_headers', ''],
  [
    '_server.json',
    JSON.stringify({
      id: 'gallery',
      language: 'en',
      headers: [],
      redirects: [{ from: '/', to: galleryRoot }],
      forms: [],
    } satisfies ServerConfig),
  ],
  ['404.html', overview],
];

/** The site's own address, since its pages are not part of the gallery folder. */
function siteAddress({ documents }: Sources): string {
  const text = documents.find(({ path }) => path === '_site.json')?.text ?? '';
  return /"url": *"(https?:[^"]+)"/.exec(text)?.[1] ?? '';
}

const { values } = readArguments(usage, {
  options: {
    pages: { type: 'string', default: 'pages-json' },
    out: { type: 'string', default: 'gallery' },
  },
});
await writeGallery(values.pages, values.out, prepareTarget(usage, values.out));
