import { drawSprite } from '../assets/draw-sprite';
import { compile } from '../compiler/compile';
import type { CompileCache } from '../compiler/compile-cache';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { SharedImageOf } from '../emit/social-cards';
import { pathOnDisk } from '../files/path-on-disk';
import { drawImages } from '../outputs/drawn-images';
import { searchFiles } from '../outputs/search-files';
import { type SiteOutputs, siteOutputs } from '../outputs/site-outputs';
import type { Site, SitePage } from '../site/assembled-site';
import { type ThemeStyles, themeStyles } from './theme-styles';

/** The site at one point in time, with everything needed to serve it. */
export interface Snapshot extends SiteOutputs {
  sources: Sources;
  site: Site;
  /** Gives the social card that was drawn from a page's social image, or else the image itself. */
  sharedImageOf: SharedImageOf;
  styles: ThemeStyles;
  /** All pages, drafts included, by route. */
  pages: ReadonlyMap<string, SitePage>;
  /** The paths on disk of images, fonts and files that were drawn, by URL. */
  assetFiles: ReadonlyMap<string, string>;
}

interface SnapshotOptions {
  /** The folder of the documents. */
  folder: string;
  /** Icons of the engine's own controls. */
  controlIcons: readonly string[];
  /** Results of earlier compilations with the same schemas. */
  cache?: CompileCache;
}

/**
 * Compiles a site as a build does (generate/build-site.ts), drafts included, but renders no pages. There is no snapshot
 * if there are errors.
 */
export async function makeSnapshot(
  sources: Sources,
  { folder, controlIcons, cache }: SnapshotOptions,
): Promise<{ snapshot?: Snapshot; diagnostics: readonly Diagnostic[] }> {
  const { value: site, diagnostics } = compile(sources, { preview: true, cache });
  if (!site) return { diagnostics };

  const { sharedImageOf, files, diagnostics: drawingDiagnostics } = await drawImages(site, sources, folder);
  if (drawingDiagnostics.length > 0) return { diagnostics: [...diagnostics, ...drawingDiagnostics] };
  const outputs = siteOutputs(site, sources, await drawSprite(site, controlIcons));
  const filesForSearch = searchFiles(site, site.url).map(([path, text]) => [`/${path}`, text] as const);
  const texts = new Map([...outputs.texts, ...filesForSearch]);
  const styles = await themeStyles(site.theme, sources, folder);
  const pages = [...site.pages, ...site.specialPages].map((sitePage) => [sitePage.route, sitePage] as const);
  const assetFiles = [
    ...sources.images.map(({ url, path }) => [url, pathOnDisk(folder, `_images/${path}`)] as const),
    ...sources.fonts.map(({ url, path }) => [url, pathOnDisk(folder, `_fonts/${path}`)] as const),
    ...files.map(({ src, file }) => [src, file] as const),
  ];
  return {
    snapshot: {
      ...outputs,
      sources,
      site,
      sharedImageOf,
      texts,
      styles,
      pages: new Map(pages),
      assetFiles: new Map(assetFiles),
    },
    diagnostics,
  };
}
