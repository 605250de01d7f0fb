import type { Sources } from '../document/source';
import type { Site } from '../site/assembled-site';
import { blockAddress, diagnosticAddress, galleryRoot, shellAddress } from './address';
import { blockPage } from './block-page';
import type { ExplainedCode } from './code-example';
import { diagnosticPage } from './diagnostic-page';
import { blockTypes, exampleSite } from './example-site';
import { overviewPage } from './overview-page';
import { shellPage } from './shell-page';
import { usageOf } from './usage';

export interface Gallery {
  /** Renderers of the gallery's own pages, by path. They are lazy, because each page of a code checks its examples. */
  pages: ReadonlyMap<string, () => string>;
  /** The live examples, to be rendered like pages of a site. */
  exampleSite: Site;
}

/**
 * The gallery of a site. `siteAddress` is the prefix of links to the site's pages: their origin, or empty if it is that
 * of the gallery, too.
 */
export function renderGallery(sources: Sources, codes: readonly ExplainedCode[], siteAddress = ''): Gallery {
  const usage = usageOf(sources.documents);
  const pages = new Map<string, () => string>([
    [galleryRoot, () => overviewPage(sources, usage, codes)],
    [shellAddress, shellPage],
    ...blockTypes(sources).map((type): [string, () => string] => [
      blockAddress(type),
      () => blockPage(sources, type, usage.get(type) ?? [], siteAddress),
    ]),
    ...codes.map((explained): [string, () => string] => [
      diagnosticAddress(explained.definition.code),
      () => diagnosticPage(explained, sources),
    ]),
  ]);
  return { pages, exampleSite: exampleSite(sources) };
}
