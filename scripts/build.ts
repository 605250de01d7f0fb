import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
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
import { leaveUnread } from '../src/references/read-text';
import type { Site } from '../src/site/assembled-site';
import { siteIcon } from '../src/site/site-icon';
import { readBundles } from './build/bundles';
import { bundleCache, fileStore, mostStored, root } from './build/caches';
import { hashOfCode } from './build/hash-of-code.mjs';
import { limitFolder } from './build/limit-folder';
import { quick, tight } from './build/pack';
import { packFiles } from './build/pack-files';
import { showProgress } from './build/progress';
import { isInShard, parseShard, type Shard } from './build/shard';
import { writePages } from './build/write-pages';
import type { ClientBundle, Mode } from './bundle';
import { isChanging } from './change-journal';
import { describeRenderFailures } from './describe-render-failures';
import { drawSprite } from './draw-sprite';
import { hashOf } from './hash-of';
import { hashedPath } from './hashed-path';
import { naming } from './naming';
import { misuse, readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { filesBelow, readText } from './read-tree';
import { prepareTarget, removeOnSignal, replaceFolder } from './replace-folder';
import { report } from './report';
import { drawSocialCards, type SocialCard } from './social-cards';
import { subsetFonts } from './subset-fonts';
import { writeDocuments } from './write-documents';

const usage = `Usage: npm run build -- [--pages DIR] [--out DIR] [--base URL] [--mode production|development] [--release]
                        [--shard N/OF]

Builds the static site. If the build fails, the last one stays in place. Pages that have not changed since an earlier
build are taken from node_modules/.cache.

  --pages DIR  the folder of the documents (default: pages-json)
  --out DIR    where the site goes: a folder that is new, empty or a built site (default: dist)
  --base URL   the address of the site, if it is not the one in _site.json
  --mode       development builds with React for development (default: production)
  --release    for a build that will be published: records the addresses of the site in _urls.json, and packs pages
               as tight as can be
  --shard N/OF builds a part of the pages, such as 2/4, and everything else: one of several machines that share a
               build, whose folders copied over one another are the whole site`;

interface Options {
  pages: string;
  out: string;
  /** The folder that `out` names, absolute. */
  target: string;
  base?: string;
  mode: Mode;
  /** Whether what is built is going to be published. */
  release: boolean;
  /** Of the pages. */
  shard: Shard;
}

function readOptions(): Options {
  const { values } = readArguments(usage, {
    options: {
      pages: { type: 'string', default: 'pages-json' },
      out: { type: 'string', default: 'dist' },
      base: { type: 'string' },
      mode: { type: 'string', default: 'production' },
      release: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
    },
  });
  const { mode, base } = values;
  if (mode !== 'production' && mode !== 'development') misuse(usage, `Unknown mode “${mode}”.`);
  // “localhost:4173” can be parsed, too: as the scheme “localhost”.
  if (base !== undefined && !(/^https?:\/\//.test(base) && URL.canParse(base)))
    misuse(usage, `“${base}” is not an address: begin it with “https://”.`);
  const shard = parseShard(values.shard);
  if (!shard) misuse(usage, `“${values.shard}” is not a part: write it like 2/4, the second of four.`);
  const target = prepareTarget(usage, values.out);
  return { ...values, target, shard, mode, base: base === undefined ? undefined : new URL(base).origin };
}

/** Documents to the static site. The last built site stays in place until the next one is whole. */
async function build({ pages, out, target, base, mode, release, shard }: Options): Promise<boolean> {
  process.env.NODE_ENV = mode; // React chooses its build by it, here and in the bundles
  const sources = await readSources(pages);
  const { value: site, diagnostics } = compile(sources, { readText: leaveUnread });
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
  removeOnSignal(next);
  try {
    mkdirSync(join(next, 'assets'), { recursive: true });
    const code = hashOfCode(root);
    const bundles = await readBundles(bundleCache, code, mode);
    cpSync(bundles.clientFolder, next, { recursive: true });
    const client = await subsetFonts(bundles.client, sources, next);

    const sprite = await drawSprite(site, bundles.controlIcons);
    const origin = base ?? site.url;
    const shell: Shell = { ...site.shell, origin, sprite: hashedPath('assets/sprite.svg', sprite) };
    await writeTexts(next, new Map([[shell.sprite, sprite], ...siteFiles(site, origin, client)]));
    copyFiles(next, pages, sources);
    copyCards(next, drawn.cards.values());

    const packing = mode === 'production' ? (release ? tight : quick) : undefined; // nobody visits the other
    const texts = await filesBelow(next);
    const { pages: all, specialPages } = withSocialCards(site, cards);
    const part = all.filter(({ page }) => isInShard(page.route, shard));
    const progress = showProgress(part.length + specialPages.length);
    const redirects = site.redirects.map(({ from }) => from);
    const [written] = await Promise.all([
      writePages([...part, ...specialPages], {
        folder: next,
        settings: { shell, client, icon: iconOf(sources), redirects, packing },
        code,
        renderer: bundles.renderer,
        store: fileStore,
        onDone: progress.step,
      }),
      packing && packFiles(next, texts, packing, fileStore),
    ]);
    progress.end();
    if (written.failures.size > 0) {
      report(describeRenderFailures(written.failures, sources.documents), sources);
      return false;
    }
    const forgetRelease = release ? await recordRelease(pages, site) : undefined;
    try {
      replaceFolder(target, next);
    } catch (error) {
      await forgetRelease?.();
      throw error;
    }
    console.error(
      `Built ${part.length === all.length ? '' : `${part.length} of `}${all.length} routes into ${out}.`,
    );
    if (forgetRelease)
      console.error(`Recorded the new addresses in ${join(pages, urlHistoryPath)}: commit it.`);
    if (written.made > 0) limitFolder(fileStore, mostStored);
    return true;
  } finally {
    await discard(next);
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

const iconOf = ({ images }: Pick<Sources, 'images'>) => images.find(({ path }) => path === siteIcon)?.url;

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

function copyFiles(folder: string, pages: string, { images, files }: Sources): void {
  for (const { path, url } of images) copyFile(join(pages, '_images', path), join(folder, url));
  for (const path of files) copyFile(join(pages, '_files', path), join(folder, 'files', path));
}

function copyCards(folder: string, cards: Iterable<SocialCard>): void {
  for (const { src, file } of cards) copyFile(file, join(folder, src));
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

if (!(await build(readOptions()))) process.exitCode = 1;
