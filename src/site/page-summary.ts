import type { Block, Page } from '../compiled';
import { hash } from '../document/hash';
import type { SitePageSummary } from './assembled-site';
import { menuFiguresOf } from './menu-figures';

/** Computes the summary of an assembled page. */
export const summaryOfPage = ({ image, ...page }: Page): SitePageSummary => ({
  image,
  frames: page.blocks.flatMap(embedsIn).map((address) => new URL(address).origin),
  tone: page.tone,
  figures: menuFiguresOf(page),
  digest: hash(JSON.stringify(page)),
});

/** URLs that a block embeds, directly or through the entries that it shows. */
const embedsIn = (block: Block): readonly string[] => {
  const { embed, collection = [] } = block as { embed?: string; collection?: readonly { embed?: string }[] };
  return [embed, ...collection.map((entry) => entry.embed)].flatMap((address) => address ?? []);
};
