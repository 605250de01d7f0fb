import { basename } from 'node:path';
import type { StyleNeeds } from '../site/style-needs';

/** A minified style sheet of the sources. */
export interface Sheet {
  file: string;
  css: string;
  /** What the first paint does not need of it. */
  later: string;
}

/** Style sheets as they are written into the pages that use them. */
export interface StylePart {
  css: string;
  /** Its class names, one of which a page has that needs it. */
  names?: ReadonlySet<string>;
  /** The characters, one of which a page has that needs it. */
  characters?: string;
  /** What the HTML of a page has that needs it. A part with none of these is in every page. */
  text?: string;
}

/**
 * Blocks that are on the same pages, with the components that only they need, and what few blocks of their kind have
 * (a chart, a picture beside the words). Each set is one hash in the policy. Parts are in the order of their first sheets:
 * a table has its block's in front, so that what labelled tables change of it follows.
 */
const together = [
  'alone chart page-cards soft-banner',
  'article text',
  'banner media-text',
  'call-to-action own-figures',
  'card cards',
  'card-grid downloads hero-carousel next-steps press-buttons row-numbers scene university-explorer',
  'carousel carousel-controls play-pause-button',
  'checklist entry-requirements',
  'at-a-glance contents-bar course-carousel course-stats deadline-chip intakes',
  'control',
  'cost-calculator eligibility',
  'cost-table table',
  'counters hero posts',
  'disclosure faq',
  'enquiry-form sent',
  'entry-card people quotes',
  'facts reasons',
  'image-beside map offices opening-hours tabs',
  'labelled-table',
].map((names) => names.split(' '));

/** What the pages have that need a sheet, by its name. */
const texts: Readonly<Record<string, string>> = { 'right-to-left': 'dir="rtl"' };

/** The style sheets that a site needs: those of a block that no page of it has are left out, and those of its kinds. */
export const sheetsFor = (
  sheets: readonly Sheet[],
  { blockTypes, rightToLeft }: StyleNeeds,
): readonly Sheet[] =>
  sheets.filter(({ file }) => {
    if (basename(file) === 'right-to-left.css') return rightToLeft;
    const [, type] = /(?:^|\/)(?:src\/|_)blocks\/(.+)\/[^/]+$/.exec(file) ?? [];
    return type === undefined || blockTypes.has(type);
  });

/**
 * The parts of the styles: one for all pages, one for each set of blocks, and one for each block that is in no set.
 * Sheets keep their order, which is that of the cascade layers.
 */
export function styleParts(sheets: readonly Omit<Sheet, 'later'>[]): readonly StylePart[] {
  const parts = new Map<string, Omit<Sheet, 'later'>[]>();
  for (const sheet of sheets) {
    const name = basename(sheet.file).replace(/(\.module)?\.css$/, '');
    const isOfBlock = /(?:\/|_)blocks\//.test(sheet.file);
    const set =
      together.find((names) => names.includes(name))?.join(' ') ?? (isOfBlock || texts[name] ? name : '');
    parts.set(set, [...(parts.get(set) ?? []), sheet]);
  }
  return [...parts].map(([set, members]) => {
    // The order of the layers is said once, at the beginning of every page.
    const css = join(members.map((sheet) => (sheet === sheets[0] ? sheet.css : withoutOrder(sheet.css))));
    if (set === '') return { css };
    const text = texts[set];
    return text ? { css, text } : { css, names: classesIn(css) };
  });
}

const withoutOrder = (css: string) => css.replace(/@layer [\w,]+;/g, '');

/** Style sheets one after the other; neighbours that are one layer each become one block of it. */
function join(texts: readonly string[]): string {
  let css = '';
  let open = '';
  for (const text of texts.filter((text) => text !== '')) {
    const [begin = '', layer = ''] = /^@layer (\w+)\{/.exec(text) ?? [];
    css = layer && layer === open ? css.slice(0, -1) + text.slice(begin.length) : css + text;
    open = isOneBlock(text) ? layer : '';
  }
  return css;
}

/** Whether the block that a text begins with ends where the text does. No content of ours has a brace. */
function isOneBlock(text: string): boolean {
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else continue;
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
