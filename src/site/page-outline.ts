import type { Block, Page } from '../compiled';
import { hash } from '../document/hash';
import { memoize } from '../document/memoize';
import type { SharedImage } from '../resolved';
import type { PageOutline, SitePage, SitePageSummary } from './assembled-site';
import { menuFiguresOf } from './menu-figures';

/** The summary of a page, from the cache if possible, so that the page need not be assembled. */
export const summaryOf = (entry: SitePage): SitePageSummary => entry.summary?.() ?? summaryOfPage(entry.page);

/** What outputs other than HTML need of a page, from the cache if possible. */
export const outlineOf = (entry: SitePage): PageOutline =>
  entry.summary?.().outline ?? outlineOfPage(entry.page);

const outlineOfPage = memoize((page: Page): PageOutline => {
  const { image, tone, blocks } = page;
  return {
    image,
    frames: blocks.flatMap(embedsIn).map((address) => new URL(address).origin),
    tone,
    figures: menuFiguresOf(page),
  };
});

/** URLs that a block embeds, directly or through the entries that it shows. */
const embedsIn = (block: Block): readonly string[] => {
  const { embed, collection = [] } = block as { embed?: string; collection?: readonly { embed?: string }[] };
  return [embed, ...collection.map((entry) => entry.embed)].flatMap((address) => address ?? []);
};

/** Computes the summary of an assembled page. */
export function summaryOfPage(page: Page): Required<SitePageSummary> {
  const json = jsonWithoutImage(page);
  return { outline: outlineOfPage(page), digest: hash(json), json };
}

/** The page as JSON without its social image, which depends on other pages. */
const jsonWithoutImage = ({ image: _image, ...page }: Page): string => JSON.stringify(page);

/** The whole page as JSON, with this social image as its first property. */
export function jsonOfPage(entry: SitePage, { json }: SitePageSummary, image?: SharedImage): string {
  const rest = json ?? jsonWithoutImage(entry.page);
  return image ? `{"image":${JSON.stringify(image)},${rest.slice(1)}` : rest;
}
