import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashWithSiteCode } from '../bundle/site-code';
import { type Caches, caches } from '../cache/caches';
import { hashOfCode } from '../cache/hash-of-code';
import { openCompileCache } from '../cache/stored-compile-cache';
import { compile } from '../compiler/compile';
import type { CompileCache } from '../compiler/compile-cache';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { urlHistoryPath } from '../document/document-kind';
import type { Sources } from '../document/source';
import { replaceFolder } from '../files/replace-folder';
import { drawImages } from '../outputs/drawn-images';
import { report } from '../report/report';
import type { Site } from '../site/assembled-site';
import { readSources } from '../sources/read-sources';
import { recordRelease } from './record-release';
import { type BuildOptions, writeSite } from './write-site';

/** The folder in which a site is built until it is complete. */
export const nextFolder = (target: string) => `${target}.next-${process.pid}`;

/**
 * Builds the site and returns whether it succeeded. The previous build stays in place until the new one is complete.
 */
export async function buildSite(options: BuildOptions, folders: Caches = caches): Promise<boolean> {
  const { pages, mode } = options;
  process.env.NODE_ENV = mode; // React picks its build by this, here and in the bundles
  const sources = await readSources(pages);
  if (sources.documents.length === 0) {
    console.error(`No documents in ${pages}`); // rather than an error for each required document
    return false;
  }
  const codeHash = await hashWithSiteCode(hashOfCode(), pages);
  const { schemas } = sources;
  const { cache, save } = openCompileCache({
    folder: pages,
    schemas,
    codeHash,
    cacheFolder: folders.compiled,
  });
  try {
    return await buildSources({ sources, cache, codeHash }, options, folders);
  } finally {
    save(sources.documents); // results for documents are valid even if the build failed
  }
}

interface ReadSite {
  sources: Sources;
  cache: CompileCache;
  /** Hash of the engine's code and the site's own. */
  codeHash: string;
}

/** Compiles, draws, writes and publishes the site, and returns whether there were no errors. */
async function buildSources(read: ReadSite, options: BuildOptions, folders: Caches): Promise<boolean> {
  const { sources } = read;
  const { value: site, diagnostics } = compile(sources, { cache: read.cache, errorsOnly: true }); // `check` is for warnings
  if (!site) return refuse(diagnostics, sources);
  const drawn = await drawImages(site, sources, options.pages);
  if (drawn.diagnostics.length > 0) return refuse(drawn.diagnostics, sources);

  const next = nextFolder(options.target);
  try {
    const renderDiagnostics = await writeSite({ ...read, site, drawn, next }, options, folders);
    if (renderDiagnostics.length > 0) return refuse(renderDiagnostics, sources);
    await publish(site, next, options);
    return true;
  } finally {
    await discard(next);
  }
}

/** Reports why there is no new build. */
function refuse(diagnostics: readonly Diagnostic[], sources: Sources): false {
  report(diagnostics, sources);
  return false;
}

/** Replaces the previous build by the one in the folder `next`. A release also records the addresses of its pages. */
async function publish(
  site: Site,
  next: string,
  { pages, out, target, release }: BuildOptions,
): Promise<void> {
  const undoRecord = release ? await recordRelease(pages, site) : undefined;
  try {
    replaceFolder(target, next);
  } catch (error) {
    await undoRecord?.();
    throw error;
  }
  const { length: count } = site.pages;
  console.error(`Built ${count} ${count === 1 ? 'route' : 'routes'} into ${out}.`);
  if (undoRecord) console.error(`Recorded the new addresses in ${join(pages, urlHistoryPath)}: commit it.`);
}

/**
 * Removes the unfinished build, if there is one, with retries, because after a failure the bundler may still be
 * writing. Errors are ignored, so as not to hide why the build failed; the next build removes leftovers.
 */
async function discard(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  } catch {
    console.error(`Could not remove ${folder}. The next build does.`);
  }
}
