import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawSprite } from '../assets/draw-sprite';
import { writeRenditions } from '../assets/renditions';
import type { Mode } from '../bundle/bundle';
import { readBundles } from '../bundle/bundles';
import { writeClient } from '../bundle/write-client';
import { type Caches, outputFileLimits } from '../cache/caches';
import { evictOldest } from '../cache/evict-oldest';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import { fastCompression, maxCompression } from '../files/compress';
import { filesBelow } from '../files/read-tree';
import { compressFiles } from '../outputs/compress-files';
import type { DrawnImages } from '../outputs/drawn-images';
import { hostFiles, writeTexts } from '../outputs/host-files';
import { siteOutputs } from '../outputs/site-outputs';
import { describeRenderFailures } from '../report/describe-render-failures';
import type { Site } from '../site/assembled-site';
import { iconOf } from '../site/site-icon';
import { copyFiles } from './copy-files';
import { writePages } from './write-pages';

/** The options of a build. */
export interface BuildOptions {
  /** The folder of the documents. */
  pages: string;
  /** The folder of the built site, as the author gave it. */
  out: string;
  /** The absolute path of `out`. */
  target: string;
  /** The origin of the site, instead of the one in `_site.json`. */
  base?: string;
  mode: Mode;
  /** Whether the build is going to be published. */
  release: boolean;
}

interface SiteToWrite {
  sources: Sources;
  /** Hash of the engine's code and the site's own. */
  codeHash: string;
  site: Site;
  /** The images that were drawn for the site. */
  drawn: Pick<DrawnImages, 'sharedImageOf' | 'files'>;
  /** The folder to write into, which replaces the previous build once it is complete. */
  next: string;
  /** CSS for all pages, after that of the engine. Only the gallery has any. */
  extraCss?: string;
  /** The texts to write besides the pages of `site`, by path. By default what hosts and search engines read. */
  otherTexts?: readonly (readonly [path: string, text: string])[];
}

/**
 * Writes the whole site: scripts and styles, files, pages, and outputs based on all pages. Returns errors of images and
 * blocks, after which the site is incomplete.
 */
export async function writeSite(
  { sources, codeHash, site, drawn, next, extraCss, otherTexts }: SiteToWrite,
  { pages, base, mode, release }: Pick<BuildOptions, 'pages' | 'base' | 'mode' | 'release'>,
  folders: Caches,
): Promise<readonly Diagnostic[]> {
  // Development builds are not published.
  const compression = mode === 'production' ? (release ? maxCompression : fastCompression) : undefined;
  const allPages = [...site.pages, ...site.specialPages];

  mkdirSync(join(next, 'assets'), { recursive: true });
  const bundles = await readBundles(folders.bundles, codeHash, mode, pages);
  cpSync(bundles.clientFolder, next, { recursive: true });
  const client = await writeClient(bundles.client, {
    theme: site.theme,
    documents: sources.documents,
    pages,
    out: next,
    extraCss,
  });
  const sprite = await drawSprite(site, bundles.controlIcons);
  const origin = base ?? site.url;
  const { shell, texts } = siteOutputs(site, sources, sprite, origin);
  await copyFiles(next, pages, sources, drawn.files);
  const imageDiagnostics = await writeRenditions(sources.images, pages, next);
  if (imageDiagnostics.length > 0) return imageDiagnostics;

  const { failures, renderedCount } = await writePages(allPages, {
    folder: next,
    sharedImageOf: drawn.sharedImageOf,
    settings: { shell, client, icon: iconOf(site.theme, sources), compression },
    codeHash,
    rendererFolder: bundles.rendererFolder,
    store: folders.files,
  });
  if (failures.size > 0) return describeRenderFailures(failures, sources.documents);

  const textPaths = [...texts.keys()].map((address) => address.slice(1));
  const others = [...textPaths, ...(sources.rootFiles ?? [])];
  const files = new Map([...texts, ...(otherTexts ?? hostFiles(site, origin, others))]);
  await writeTexts(next, files);
  if (compression) {
    // Not all files: pages have a folder each.
    const served = ['assets', 'files'].map(async (folder) =>
      (await filesBelow(join(next, folder))).map((path) => join(folder, path)),
    );
    await compressFiles(next, [...(await Promise.all(served)).flat(), ...files.keys()], compression);
  }
  // Not after every build: listing the cache takes longer than building a few pages.
  if (renderedCount > allPages.length / 10) evictOldest(folders.files, outputFileLimits);
  return [];
}
