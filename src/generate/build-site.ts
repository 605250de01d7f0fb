import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashWithBlocks } from '../bundle/site-blocks';
import { type Caches, caches } from '../cache/caches';
import { siteSchemaValidators } from '../cache/compiled-validators';
import { hashOfCode } from '../cache/hash-of-code.mjs';
import { openCompileCache } from '../cache/stored-compile-cache';
import { compile } from '../compiler/compile';
import type { CompileCache } from '../compiler/compile-cache';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { urlHistoryPath } from '../document/document-kind';
import type { Sources } from '../document/source';
import { replaceFolder } from '../files/replace-folder';
import { drawImages } from '../outputs/drawn-images';
import { engineFolder } from '../project/engine-folder';
import { deferMarkdown } from '../references/read-text';
import { report } from '../report/report';
import type { Site } from '../site/assembled-site';
import { readSources } from '../sources/read-sources';
import type { BuildOptions } from './build-options';
import { recordRelease } from './record-release';
import { isInShard } from './shard';
import { writeSite } from './write-site';

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

async function buildSources(read: ReadSite, options: BuildOptions, folders: Caches): Promise<boolean> {
  const { sources } = read;
  const { value, diagnostics } = compile(sources, { readText: deferMarkdown, cache: read.cache });
  if (!value) return refuse(diagnostics, sources);
  const { site, files, diagnostics: notDrawn } = await drawImages(value, sources, options.pages);
  if (notDrawn.length > 0) return refuse(notDrawn, sources);

  const next = nextFolder(options.target);
  try {
    const found = await writeSite({ ...read, site, drawn: files, next }, options, folders);
    if (diagnostics.length > 0)
      console.error(`Warnings: ${diagnostics.length}. Run “npm run check” to see them.`);
    if (found.length > 0) return refuse(found, sources);
    await publish(site, next, options);
    return true;
  } finally {
    await discard(next);
  }
}

function refuse(diagnostics: readonly Diagnostic[], sources: Sources): false {
  report(diagnostics, sources);
  return false;
}

/** Puts the new site into the place of the last one. */
async function publish(
  site: Site,
  next: string,
  { pages, out, target, release, shard }: BuildOptions,
): Promise<void> {
  const forgetRelease = release ? await recordRelease(pages, site) : undefined;
  try {
    replaceFolder(target, next);
  } catch (error) {
    await forgetRelease?.();
    throw error;
  }
  const all = site.pages.length;
  const part = site.pages.filter(({ route }) => isInShard(route, shard)).length;
  console.error(`Built ${part === all ? '' : `${part} of `}${all} routes into ${out}.`);
  if (forgetRelease)
    console.error(`Recorded the new addresses in ${join(pages, urlHistoryPath)}: commit it.`);
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
