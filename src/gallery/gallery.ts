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
  /** What writes the HTML of the gallery's own pages, by address: each of a message takes a check of its examples. */
  pages: ReadonlyMap<string, () => string>;
  /** The pages with the live examples, to be rendered like those of any site. */
  examples: Site;
}

/**
 * The gallery of a site. Links to the pages that use a block begin with `siteAddress`: an origin, or nothing where the
 * gallery has the same origin.
 */
export function renderGallery(sources: Sources, codes: readonly ExplainedCode[], siteAddress = ''): Gallery {
  const usage = usageOf(sources.documents);
  const pages = new Map<string, () => string>([
    [
      galleryRoot,
      () =>
        overviewPage(
          sources,
          usage,
          codes.map(({ definition }) => definition),
        ),
    ],
    ...blockTypes(sources).map((type): [string, () => string] => [
      blockAddress(type),
      () => blockPage(sources, type, usage.get(type) ?? [], siteAddress),
    ]),
    ...codes.map((explained): [string, () => string] => [
      codeAddress(explained.definition.code),
      () => codePage(explained, sources),
    ]),
  ]);
  return { pages, examples: exampleSite(sources) };
}
