import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Shell } from '../src/compiled';
import { compile } from '../src/compiler/compile';
import { hasErrors } from '../src/diagnostics/diagnostic';
import { urlHistoryPath } from '../src/document/document-kind';
import type { Sources } from '../src/document/source';
import { emitHeaders, frameOrigins, headerRules, scriptOrigins } from '../src/emit/headers';
import { emitRedirectPage, emitRedirects } from '../src/emit/redirects';
import { serverConfig } from '../src/emit/server-config';
import { emitRobots, emitSitemap } from '../src/emit/sitemap';
import { sharedPictures, withSocialCards } from '../src/emit/social-cards';
import { speculationRules } from '../src/emit/speculation-rules';
import { addressesOf, recordAddresses } from '../src/emit/url-history';
import type { Site } from '../src/site/assembled-site';
import { bundleClient, bundleServer, type ClientBundle, hashOf, type Mode } from './bundle';
import { isChanging } from './change-journal';
import { compressTree } from './compress';
import { hashedPath } from './hashed-path';
import { naming } from './naming';
import { drawSprite, prerender } from './prerender';
import { misuse, readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { readText } from './read-tree';
import { writeRenditions } from './renditions';
import { prepareTarget, removeOnSignal, replaceFolder } from './replace-folder';
import { report } from './report';
import { drawSocialCards, type SocialCard } from './social-cards';
import { subsetFonts } from './subset-fonts';
import { writeDocuments } from './write-documents';

const usage = `Usage: npm run build -- [--pages DIR] [--out DIR] [--base URL] [--mode production|development] [--release]

Builds the static site. If the build fails, the last one stays in place.

  --pages DIR  the folder of the documents (default: pages-json)
  --out DIR    where the site goes: a folder that is new, empty or a built site (default: dist)
  --base URL   the address of the site, if it is not the one in _site.json
  --mode       development builds with React for development (default: production)
  --release    records the addresses of the site in _urls.json: for a build that will be published`;

interface Options {
  pages: string;
  out: string;
  /** The folder that `out` names, absolute. */
  target: string;
  base?: string;
  mode: Mode;
  /** Whether what is built is going to be published. */
  release: boolean;
}

function readOptions(): Options {
  const { values } = readArguments(usage, {
    options: {
      pages: { type: 'string', default: 'pages-json' },
      out: { type: 'string', default: 'dist' },
      base: { type: 'string' },
      mode: { type: 'string', default: 'production' },
      release: { type: 'boolean', default: false },
    },
  });
  const { mode, base } = values;
  if (mode !== 'production' && mode !== 'development') misuse(usage, `Unknown mode “${mode}”.`);
  // “localhost:4173” can be parsed, too: as the scheme “localhost”.
  if (base !== undefined && !(/^https?:\/\//.test(base) && URL.canParse(base)))
    misuse(usage, `“${base}” is not an address: begin it with “https://”.`);
  const target = prepareTarget(usage, values.out);
  return { ...values, target, mode, base: base === undefined ? undefined : new URL(base).origin };
}

/** Documents to the static site. The last built site stays in place until the next one is whole. */
async function build({ pages, out, target, base, mode, release }: Options): Promise<boolean> {
  process.env.NODE_ENV = mode; // React chooses its build by it, here and in the bundles
  const sources = await readSources(pages);
  const { value: site, diagnostics } = compile(sources);
  if (!site || hasErrors(diagnostics)) {
    report(diagnostics, sources);
    return false;
  }
  if (diagnostics.length > 0)
    console.error(`Warnings: ${diagnostics.length}. Run “npm run check” to see them.`);

  const drawn = await drawSocialCards(sharedPictures(site), pages, sources.images);
  if (drawn.diagnostics.length > 0) {
    report(drawn.diagnostics, sources);
    return false;
  }
  const cards = new Map(
    [...drawn.cards].map(([picture, { src, width, height }]) => [picture, { src, width, height }]),
  );

  const next = `${target}.next-${process.pid}`;
  const rendererFolder = join(import.meta.dirname, `../node_modules/.cache/renderer-${process.pid}`);
  removeOnSignal(next, rendererFolder);
  try {
    const client = await subsetFonts(await bundleClient(next, mode), sources, next);
    const server = await bundleServer(rendererFolder, mode);

    const sprite = await drawSprite(site, server.controlIcons);
    const origin = base ?? site.url;
    const shell: Shell = { ...site.shell, origin, sprite: hashedPath('assets/sprite.svg', sprite) };
    const prerendered = await prerender(withSocialCards(site, cards), shell, client, server, sources);
    if (prerendered.diagnostics.length > 0) {
      report(prerendered.diagnostics, sources);
      return false;
    }
    await writeTexts(
      next,
      new Map([...prerendered.files, [shell.sprite, sprite], ...siteFiles(site, origin, client)]),
    );
    await copyFiles(next, pages, sources);
    await copyCards(next, drawn.cards.values());
    const damaged = await writeRenditions(sources.images, pages, next);
    if (damaged.length > 0) {
      report(damaged, sources);
      return false;
    }
    if (mode === 'production') await compressTree(next); // nobody visits the other
    const forgetRelease = release ? await recordRelease(pages, site) : undefined;
    try {
      replaceFolder(target, next);
    } catch (error) {
      await forgetRelease?.();
      throw error;
    }
    console.error(`Built ${site.pages.length} routes into ${out}.`);
    if (forgetRelease)
      console.error(`Recorded the new addresses in ${join(pages, urlHistoryPath)}: commit it.`);
    return true;
  } finally {
    await discard(next);
    await discard(rendererFolder);
  }
}

/**
 * Where the bundler failed, it may still be writing other files, so removing is tried again. A folder that stays never
 * hides why the build failed: the next build removes it.
 */
async function discard(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  } catch {
    console.error(`Could not remove ${folder}. The next build does.`);
  }
}

/** Every file of the site that is not a page. */
function siteFiles(site: Site, origin: string, client: ClientBundle): [path: string, text: string][] {
  const headers = headerRules({
    frames: frameOrigins(site),
    ...scriptOrigins(site.shell),
    styles: client.styles.map(({ css }) => hashOf(css)),
    speculationRules: hashOf(speculationRules),
  });
  return [
    ['sitemap.xml', emitSitemap(site, origin)],
    ['robots.txt', emitRobots(origin)],
    ['_redirects', emitRedirects(site)],
    ['_headers', emitHeaders(headers)],
    ['_server.json', JSON.stringify(serverConfig(site, headers))],
    ...site.redirects.map(({ from, to }): [string, string] => [
      join(from.slice(1), 'index.html'),
      emitRedirectPage(to, origin, site.shell.language),
    ]),
  ];
}

/**
 * The URL history is written only here: a page that was never released may still change its address. It is read again,
 * since somebody may have edited it during the build. It is written before the site is replaced, so that a URL history
 * that cannot be written stops the release. Returns a function that restores it; nothing if it was complete already.
 */
async function recordRelease(pages: string, site: Site): Promise<(() => Promise<unknown>) | undefined> {
  const file = join(pages, urlHistoryPath);
  const text = existsSync(file) ? await readText(file) : undefined;
  const recorded = recordAddresses(text, addressesOf(site));
  if (recorded === text) return undefined;
  const before = text === undefined ? undefined : { path: urlHistoryPath, file, text };
  const after = { path: urlHistoryPath, file, text: recorded };
  if ((await writeDocuments(pages, [{ before, after }])).length > 0) throw isChanging(pages);
  return () => (before ? writeDocuments(pages, [{ before: after, after: before }]) : rm(file));
}

async function writeTexts(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of texts) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await naming(file, writeFile(file, text));
  }
}

async function copyFiles(folder: string, pages: string, { images, files }: Sources): Promise<void> {
  for (const { path, url } of images) await cp(join(pages, '_images', path), join(folder, url));
  for (const path of files) await cp(join(pages, '_files', path), join(folder, 'files', path));
}

async function copyCards(folder: string, cards: Iterable<SocialCard>): Promise<void> {
  for (const { src, file } of cards) await cp(file, join(folder, src));
}

if (!(await build(readOptions()))) process.exitCode = 1;
