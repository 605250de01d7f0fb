import type { Sources } from '../document/source';
import type { Site } from '../site/assembled-site';
import { blockAddress, codeAddress, galleryRoot } from './address';
import { blockPage } from './block-page';
import type { ExplainedCode } from './code-example';
import { codePage } from './code-page';
import { blockTypes, exampleSite } from './example-site';
import { overviewPage } from './overview-page';
import { usageOf } from './usage';

export interface Gallery {
  /** The HTML of the gallery's own pages, by their addresses. */
  pages: ReadonlyMap<string, string>;
  /** The pages on which the examples are live: to be rendered as those of any site. */
  examples: Site;
}

/**
 * The gallery of a site. Links to the pages that use a block lead to `siteAddress`: an origin, or nothing where they
 * stand beside the gallery.
 */
export function renderGallery(sources: Sources, codes: readonly ExplainedCode[], siteAddress = ''): Gallery {
  const usage = usageOf(sources.documents);
  const pages = new Map([
    [
      galleryRoot,
      overviewPage(
        sources,
        usage,
        codes.map(({ definition }) => definition),
      ),
    ],
    ...blockTypes(sources).map((type): [string, string] => [
      blockAddress(type),
      blockPage(sources, type, usage.get(type) ?? [], siteAddress),
    ]),
    ...codes.map((explained): [string, string] => [
      codeAddress(explained.definition.code),
      codePage(explained, sources),
    ]),
  ]);
  return { pages, examples: exampleSite(sources) };
}
