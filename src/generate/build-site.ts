import { cpSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drawIcons } from '../assets/draw-icons';
import { drawSprite } from '../assets/draw-sprite';
import { writeRenditions } from '../assets/renditions';
import { drawSocialCards } from '../assets/social-cards';
import type { Mode } from '../bundle/bundle';
import { readBundles } from '../bundle/bundles';
import { hashWithBlocks } from '../bundle/site-blocks';
import { clientOf } from '../bundle/site-client';
import { withTheme } from '../bundle/themed-styles';
import { type Caches, caches, mostStored } from '../cache/caches';
import { siteSchemaValidators } from '../cache/compiled-validators';
import { openFileStore } from '../cache/file-store';
import { hashOfCode } from '../cache/hash-of-code.mjs';
import { limitFolder } from '../cache/limit-folder';
import { openCompileCache } from '../cache/stored-compile-cache';
import { compile } from '../compiler/compile';
import type { CompileCache } from '../compiler/compile-cache';
import { urlHistoryPath } from '../document/document-kind';
import { notFoundRoute, serverErrorRoute } from '../document/route';
import type { Sources } from '../document/source';
import { withSocialCards } from '../emit/social-cards';
import { fast, max } from '../files/compress';
import { filesBelow } from '../files/read-tree';
import { replaceFolder } from '../files/replace-folder';
import { keyOfOldAddress } from '../format/old-address';
import { compressFiles } from '../outputs/compress-files';
import { siteFiles, writeTexts } from '../outputs/site-files';
import { siteOutputs } from '../outputs/site-outputs';
import { engineFolder } from '../project/engine-folder';
import { deferMarkdown } from '../references/read-text';
import { describeRenderFailures } from '../report/describe-render-failures';
import { report } from '../report/report';
import { errorPage } from '../site/error-page';
import { iconOf } from '../site/site-icon';
import { readSources } from '../sources/read-sources';
import { copyFiles } from './copy-files';
import { showProgress } from './progress';
import { recordRelease } from './record-release';
import { isInShard, type Shard } from './shard';
import { writePages } from './write-pages';

export interface BuildOptions {
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

/** Where a site is built until it is whole. */
export const nextFolder = (target: string) => `${target}.next-${process.pid}`;

/** Documents to the static site. The last built site stays in place until the next one is whole. */
export async function buildSite(options: BuildOptions, folders: Caches = caches): Promise<boolean> {
  const { pages, mode } = options;
  process.env.NODE_ENV = mode; // React chooses its build by it, here and in the bundles
  const sources = await readSources(pages, undefined, siteSchemaValidators);
  if (sources.documents.length === 0) {
    console.error(`No documents in ${pages}`); // rather than each document that every site needs
    return false;
  }
  const code = hashWithBlocks(hashOfCode(engineFolder), pages);
  const { schemas } = sources;
  const { cache, save } = openCompileCache({ folder: pages, schemas, code, storedIn: folders.documents });
  try {
    return await buildSources({ sources, cache, code }, options, folders);
  } finally {
    save(sources.documents); // what was found in them holds, whatever became of the build
  }
}

interface ReadSite {
  sources: Sources;
  cache: CompileCache;
  /** A hash of the code. */
  code: string;
}

async function buildSources(
  { sources, cache, code }: ReadSite,
  { pages, out, target, base, mode, release, shard }: BuildOptions,
  { bundles: bundleCache, files: fileStore }: Caches,
): Promise<boolean> {
  const packing = mode === 'production' ? (release ? max : fast) : undefined; // nobody visits the other
  const store = openFileStore(fileStore);
  const { value: site, diagnostics } = compile(sources, { readText: deferMarkdown, cache });
  if (!site) {
    report(diagnostics, sources);
    return false;
  }

  const drawn = await drawSocialCards(
    site.socialPictures,
    pages,
    sources.images,
    site.theme.colors.paper.light,
  );
  const icons = await drawIcons(site.theme, sources);
  const notDrawn = [...drawn.diagnostics, ...icons.diagnostics];
  if (notDrawn.length > 0) {
    report(notDrawn, sources);
    return false;
  }
  const cards = new Map(
    [...drawn.cards].map(([picture, { src, width, height }]) => [picture, { src, width, height }]),
  );

  const { pages: all, specialPages } = withSocialCards(site, cards);
  const at = (wanted: string) => specialPages.filter(({ route }) => route === wanted);
  const hasErrorPage = at(serverErrorRoute).length > 0;
  const errorPages = (hasErrorPage ? [] : at(notFoundRoute)).map(({ file, draft, page }) => ({
    file,
    draft,
    route: serverErrorRoute,
    page: errorPage(page, site.shell.words['page-states']),
  }));
  const part = all.filter(({ route }) => isInShard(route, shard));
  const entries = [...part, ...specialPages, ...errorPages];

  const next = nextFolder(target);
  try {
    mkdirSync(join(next, 'assets'), { recursive: true });
    const bundles = await readBundles(bundleCache, code, mode, pages);
    cpSync(bundles.clientFolder, next, { recursive: true });
    const blockTypes = new Set([
      ...site.styleNeeds.blockTypes,
      ...errorPages.flatMap(({ page }) => page.blocks.map(({ type }) => type)),
    ]);
    const bundle = await clientOf(bundles.client, { ...site.styleNeeds, blockTypes }, next);
    const client = await withTheme(bundle, {
      theme: site.theme,
      documents: sources.documents,
      pages,
      out: next,
    });

    const sprite = await drawSprite(site, bundles.controlIcons);
    const origin = base ?? site.url;
    const { shell, texts } = siteOutputs(site, sources, { sprite, origin });
    await copyFiles(next, pages, sources, [...drawn.cards.values(), ...icons.files]);
    const damaged = await writeRenditions(sources.images, pages, next);
    if (damaged.length > 0) {
      report(damaged, sources);
      return false;
    }

    const served = [...(await filesIn(next, 'assets')), ...(await filesIn(next, 'files'))];
    const progress = showProgress(entries.length);
    const redirects = site.redirects.map(({ from }) => keyOfOldAddress(from));
    const [written] = await Promise.all([
      writePages(entries, {
        folder: next,
        settings: { shell, client, icon: iconOf(site.theme, sources), redirects, packing },
        code,
        renderer: bundles.renderer,
        store: fileStore,
        onDone: progress.step,
      }),
      packing && compressFiles(next, served, packing, store),
    ]);
    progress.end();
    if (diagnostics.length > 0)
      console.error(`Warnings: ${diagnostics.length}. Run “npm run check” to see them.`);
    if (written.failures.size > 0) {
      report(describeRenderFailures(written.failures, sources.documents), sources);
      return false;
    }
    const paths = [...texts.keys()].map((address) => address.slice(1));
    const others = [...paths, ...(sources.rootFiles ?? [])];
    const files = new Map([...texts, ...siteFiles(site, origin, { client, others })]);
    await writeTexts(next, files);
    if (packing) await compressFiles(next, [...files.keys()], packing, store);
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
    // To look through all that is kept takes longer than to make a few pages.
    if (written.made > entries.length / 10) limitFolder(fileStore, mostStored);
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

/** Paths of the site, of the files in one of its folders. */
const filesIn = async (site: string, folder: string) =>
  (await filesBelow(join(site, folder))).map((path) => join(folder, path));
