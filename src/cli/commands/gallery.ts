import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { hashWithSiteCode } from '../../bundle/site-code';
import { caches } from '../../cache/caches';
import { hashOfCode } from '../../cache/hash-of-code';
import type { ServerConfig } from '../../compiled';
import { contentAt } from '../../compiler/unvalidated-content';
import type { Sources } from '../../document/source';
import { replaceFolder } from '../../files/replace-folder';
import { urlOf } from '../../format/url-of';
import { galleryRoot } from '../../gallery/address';
import { nextFolder } from '../../generate/build-site';
import { writeSite } from '../../generate/write-site';
import { galleryFiles } from '../../outputs/gallery-files';
import { projectPaths } from '../../project/project-paths.mjs';
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

  // The gallery's own pages, by their files.
  const texts = [...files].map(([address, render]) => [fileOf(address), render()] as const);
  const next = nextFolder(target);
  try {
    const diagnostics = await writeSite(
      {
        sources,
        codeHash: await hashWithSiteCode(hashOfCode(), pages),
        site: exampleSite,
        drawn: { sharedImageOf: (image) => image, files: [] }, // no social cards are drawn for it
        next,
        extraCss: exampleStyles,
        otherTexts: [...texts, ...hostFiles(files.get(galleryRoot)?.() ?? '')],
      },
      { pages, mode: 'production', release: false },
      caches,
    );
    if (diagnostics.length > 0) {
      report(diagnostics, sources);
      process.exitCode = 1;
      return;
    }
    replaceFolder(target, next);
    console.error(`Wrote the gallery to ${out}. To see it, run: SITE=${out} npm run serve`);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
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
