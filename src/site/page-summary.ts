import type { Block, Page } from '../compiled';
import { hash } from '../document/hash';
import { memoizeLatest } from '../document/memoize';
import type { SitePageSummary } from './assembled-site';
import { menuFiguresOf } from './menu-figures';

/**
 * The JSON of a page without its social image, which depends on other pages. A build renders a page right after it has
 * hashed it.
 */
export const jsonOfPage = memoizeLatest(({ image: _image, ...page }: Page) => JSON.stringify(page));

/** Computes the summary of an assembled page. */
export const summaryOfPage = (page: Page): SitePageSummary => ({
  image: page.image,
  frames: page.blocks.flatMap(embedsIn).map((address) => new URL(address).origin),
  tone: page.tone,
  figures: menuFiguresOf(page),
  digest: hash(jsonOfPage(page)),
});

/** URLs that a block embeds, directly or through the entries that it shows. */
const embedsIn = (block: Block): readonly string[] => {
  const { embed, collection = [] } = block as { embed?: string; collection?: readonly { embed?: string }[] };
  return [embed, ...collection.map((entry) => entry.embed)].flatMap((address) => address ?? []);
};
