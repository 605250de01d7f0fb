import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { drawSprite } from '../../assets/draw-sprite';
import { writeRenditions } from '../../assets/renditions';
import type { SiteBundle } from '../../bundle/bundle';
import { readBundles } from '../../bundle/bundles';
import { hashWithSiteCode } from '../../bundle/site-code';
import { writeClient } from '../../bundle/write-client';
import { caches } from '../../cache/caches';
import { hashOfCode } from '../../cache/hash-of-code';
import type { ServerConfig } from '../../compiled';
import { contentAt } from '../../compiler/unvalidated-content';
import type { Sources } from '../../document/source';
import { replaceFolder } from '../../files/replace-folder';
import { urlOf } from '../../format/url-of';
import { galleryRoot } from '../../gallery/address';
import { copyFiles } from '../../generate/copy-files';
import { writePages } from '../../generate/write-pages';
import { galleryFiles } from '../../outputs/gallery-files';
import { writeTexts } from '../../outputs/host-files';
import { siteOutputs } from '../../outputs/site-outputs';
import { projectPaths } from '../../project/project-paths.mjs';
import { describeRenderFailures } from '../../report/describe-render-failures';
import { report } from '../../report/report';
import { prepareTarget } from '../prepare-target';
import { readArguments } from '../read-arguments';
import { readSite } from '../read-site';

const usage = `Usage: npm run gallery -- [--pages DIR] [--out DIR]

Writes every block and every message of the check, with examples, as static HTML.
To look at it: SITE=gallery npm run serve

  --pages DIR  the folder of the documents (default: pages-json)
  --out DIR    where it goes: a folder that is new, empty or a built site (default: gallery; of
               another folder of documents gallery-NAME)`;

/**
 * Writes the gallery as static HTML, with built scripts and styles, so that its examples work. `target` is the absolute
 * path of `out`.
 */
async function writeGallery(pages: string, out: string, target: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const sources = await readSite(usage, pages);
  const { files, exampleStyles, exampleSite } = await galleryFiles(sources, siteAddress(sources));

  const nextTarget = `${target}.next-${process.pid}`;
  try {
    const codeHash = hashWithSiteCode(hashOfCode(), pages);
    const bundles = await readBundles(caches.bundles, codeHash, 'production', pages);
    cpSync(bundles.clientFolder, nextTarget, { recursive: true });
    const client = await writeClient(bundles.client, {
      theme: exampleSite.theme,
      documents: sources.documents,
      pages,
      out: nextTarget,
    });
    const sprite = await drawSprite(exampleSite, bundles.controlIcons);
    const outputs = siteOutputs(exampleSite, sources, { sprite });
    const { failures } = await writePages([...exampleSite.pages, ...exampleSite.specialPages], {
      folder: nextTarget,
      sharedImageOf: (image) => image, // no social cards are drawn for it
      settings: { shell: outputs.shell, client: withExampleStyles(client, exampleStyles) },
      codeHash,
      rendererFolder: bundles.serverFolder,
      store: caches.files,
    });
    if (failures.size > 0) {
      report(describeRenderFailures(failures, sources.documents), sources);
      process.exitCode = 1;
      return;
    }
    // `files` has the gallery's own pages: functions that render them, by address.
    const texts = new Map([
      ...[...files].map(([address, render]) => [fileOf(address), render()] as const),
      ...outputs.texts,
      ...hostFiles(files.get(galleryRoot)?.() ?? ''),
    ]);
    await writeTexts(nextTarget, texts);
    await copyFiles(nextTarget, pages, sources);
    const damaged = await writeRenditions(sources.images, pages, nextTarget);
    if (damaged.length > 0) {
      report(damaged, sources);
      process.exitCode = 1;
      return;
    }
    replaceFolder(target, nextTarget);
    console.error(`Wrote the gallery to ${out}. To see it, run: SITE=${out} npm run serve`);
  } finally {
    await rm(nextTarget, { recursive: true, force: true });
  }
}

/** Adds CSS to the styles that all pages share. */
function withExampleStyles(client: SiteBundle, css: string): SiteBundle {
  const [shared, ...others] = client.styles;
  return shared ? { ...client, styles: [{ ...shared, css: shared.css + css }, ...others] } : client;
}

/** The output file of a URL: `about/index.html` for `/about`. */
const fileOf = (address: string) => (extname(address) === '' ? join(address, 'index.html') : address);

/** Files that hosts expect. The root redirects to the gallery, which is also the 404 page. */
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
      thankYou: galleryRoot,
      forms: [],
    } satisfies ServerConfig),
  ],
  ['404.html', overview],
];

/** The site's URL, for links to its pages, which are not in the gallery's output; empty if it is not a valid URL. */
function siteAddress({ documents }: Sources): string {
  const { url } = Object(contentAt(documents, '_site.json')) as { url?: unknown };
  return typeof url === 'string' && urlOf(url) ? url : '';
}

const { values } = readArguments(usage, {
  options: {
    pages: { type: 'string', default: 'pages-json' },
    out: { type: 'string' },
  },
});
const { pages, out = projectPaths(pages).gallery } = values;
await writeGallery(pages, out, prepareTarget(usage, out));
