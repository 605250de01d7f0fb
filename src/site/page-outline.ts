import type { Block, Page, Shell } from '../compiled';
import { hash } from '../document/digest';
import { memoize } from '../document/memoize';
import { needsFurtherRules } from '../form/field-issue';
import { directionOf } from '../format/direction';
import type { PageOutline, SitePage } from './assembled-site';
import { menuFiguresOf } from './menu-figures';

/** What the outputs ask of every page; without looking at the page, if that is known from an earlier build. */
export const outlineOf = (entry: SitePage): PageOutline => entry.outline ?? outlineOfPage(entry.page);

const outlineOfPage = memoize((page: Page): PageOutline => {
  const { route, image, tone, blocks } = page;
  return {
    route,
    image,
    alts: altsIn(page),
    frames: blocks.flatMap(embedsIn).map((address) => new URL(address).origin),
    tone,
    rightToLeft: [page.locale, ...blocks].some(
      (part) => part?.language && directionOf(part.language) === 'rtl',
    ),
    blockTypes: [...new Set(blocks.flatMap(typesOf))],
    figures: menuFiguresOf(page),
  };
});

/** The addresses that a block frames, its own or those of the entries that it shows. */
const embedsIn = (block: Block): readonly string[] => {
  const { embed, collection = [] } = block as { embed?: string; collection?: readonly { embed?: string }[] };
  return [embed, ...collection.map((entry) => entry.embed)].flatMap((address) => address ?? []);
};

/** Fields of further kinds have styles of their own, in a folder below that of their block. */
const typesOf = (block: Block): readonly string[] =>
  block.type === 'enquiry-form' && block.form.fields.some(needsFurtherRules)
    ? [block.type, `${block.type}/kinds`]
    : [block.type];

/** The types of blocks that pages have: what a site is served no styles of others for. */
export const blockTypesIn = (
  entries: readonly SitePage[],
  { notice }: Pick<Shell, 'notice'>,
): ReadonlySet<string> =>
  new Set([
    ...entries.flatMap((entry) => outlineOf(entry).blockTypes),
    ...(notice ? ['notice' satisfies Block['type']] : []),
  ]);

/** Whether the site, a page or a block of it runs from right to left. */
export const runsRightToLeft = (
  entries: readonly SitePage[],
  { language }: Pick<Shell, 'language'>,
): boolean => directionOf(language) === 'rtl' || entries.some((entry) => outlineOf(entry).rightToLeft);

/** A hash of a page without its social image, which depends on other pages. */
export const digestOfPage = (entry: SitePage): string => entry.digest ?? digestOfMade(entry.page);

const digestOfMade = memoize((page: Page) => hash(withoutImage(page)));

const withoutImage = ({ image: _image, ...page }: Page): string => JSON.stringify(page);

/** The whole page as JSON. */
export function jsonOfPage(entry: SitePage): string {
  const { image } = outlineOf(entry);
  return `{"image":${JSON.stringify(image)},${(entry.takeJson?.() ?? withoutImage(entry.page)).slice(1)}`;
}

/** What is kept of a page that has just been made, and its JSON without the social image. */
export function summaryOfPage(made: SitePage): { outline: PageOutline; digest: string; json: string } {
  const json = withoutImage(made.page);
  return { outline: outlineOf(made), digest: hash(json), json };
}

/** Of each image the first that is not empty: it is decoration elsewhere. */
function altsIn({ blocks }: Page): Readonly<Record<string, string>> {
  const alts: Record<string, string> = {};
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('src' in value && 'alt' in value) {
      const { src, alt } = value;
      if (typeof src === 'string' && typeof alt === 'string' && alt !== '') alts[src] ??= alt;
    }
    for (const key in value) look(value[key as keyof typeof value]);
  };
  look(blocks);
  return alts;
}
