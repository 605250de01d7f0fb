import { basename } from 'node:path';
import { groupBy } from '../document/group-by';
import type { StyleNeeds } from '../site/style-needs';

/** A minified style sheet. */
export interface Sheet {
  file: string;
  css: string;
  /** The rules that the first paint does not need. */
  deferredCss: string;
}

/** Style sheets that are inlined together in the pages that use them. */
export interface StylePart {
  css: string;
  /** Class names in it; a page with any of them needs the part. */
  classNames?: ReadonlySet<string>;
  /** Characters; a page with any of them needs the part. */
  characters?: string;
  /** HTML text; a page that contains it needs the part. A part with none of these three is in every page. */
  neededByHtml?: string;
}

/**
 * Style sheets that are inlined together: of blocks that appear on the same pages, and of components that only they
 * use. Each group costs one hash in the content security policy. Groups keep the order of their first sheet:
 * `cost-table` comes before `labelled-table`, which overrides it.
 */
const sheetGroups = [
  'alone chart page-cards soft-banner',
  'article text',
  'banner media-text',
  'call-to-action own-figures',
  'card cards',
  'card-grid downloads hero-carousel next-steps press-buttons row-numbers scene university-explorer',
  'carousel carousel-controls play-pause-button',
  'checklist entry-requirements',
  'at-a-glance contents-bar course-carousel deadline-chip intakes',
  'control',
  'cost-calculator eligibility',
  'cost-table table',
  'counters hero posts',
  'disclosure faq',
  'enquiry-form resend-notice',
  'entry-card people quotes sections',
  'facts reasons',
  'full-rows',
  'image-beside map offices opening-hours tabs',
  'labelled-table',
].map((names) => names.split(' '));

/** For sheets without class names: the HTML text of pages that need them. */
const textsBySheet: Readonly<Record<string, string>> = { 'right-to-left': 'dir="rtl"' };

/** The style sheets that a site needs: all except those of blocks that it does not use. */
export const sheetsFor = (
  sheets: readonly Sheet[],
  { blockTypes, rightToLeft }: StyleNeeds,
): readonly Sheet[] =>
  sheets.filter(({ file }) => {
    if (basename(file) === 'right-to-left.css') return rightToLeft;
    // `src/blocks/TYPE/…` of the engine, `_blocks/TYPE/…` of a site
    const [, type] = /(?:^|\/)(?:src\/|_)blocks\/(.+)\/[^/]+$/.exec(file) ?? [];
    return type === undefined || blockTypes.has(type);
  });

/**
 * Groups sheets into parts: one for all pages, one for each group above, and one for each other sheet of a block or of
 * `textsBySheet`. Sheets keep their order, which is the order of the cascade layers.
 */
export function styleParts(sheets: readonly Omit<Sheet, 'deferredCss'>[]): readonly StylePart[] {
  const parts = groupBy(sheets, ({ file }) => {
    const name = basename(file).replace(/(\.module)?\.css$/, '');
    const isOfBlock = /(?:\/|_)blocks\//.test(file);
    const group = sheetGroups.find((names) => names.includes(name));
    return group?.join(' ') ?? (isOfBlock || textsBySheet[name] ? name : '');
  });
  return [...parts].map(([partName, members]) => {
    // The first sheet declares the order of the layers; repeating it is redundant.
    const css = joinSheets(
      members.map((sheet) => (sheet === sheets[0] ? sheet.css : withoutOrder(sheet.css))),
    );
    if (partName === '') return { css };
    const neededByHtml = textsBySheet[partName];
    return neededByHtml ? { css, neededByHtml } : { css, classNames: classesIn(css) };
  });
}

/** A style sheet without the statement that declares the order of the layers. */
const withoutOrder = (css: string) => css.replace(/@layer [\w,]+;/g, '');

/** Concatenates style sheets, merging neighbours of the same layer into one block. */
function joinSheets(texts: readonly string[]): string {
  let css = '';
  let openLayer = ''; // the layer whose block ends the CSS so far, and which the next sheet may continue
  for (const text of texts.filter((text) => text !== '')) {
    const [opening = '', layer = ''] = /^@layer (\w+)\{/.exec(text) ?? [];
    css = layer && layer === openLayer ? css.slice(0, -1) + text.slice(opening.length) : css + text;
    openLayer = isOneBlock(text) ? layer : '';
  }
  return css;
}

/**
 * Whether the first block of a CSS text ends at the end of the text. Braces within strings are not handled, as no sheet
 * has any.
 */
function isOneBlock(text: string): boolean {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else continue;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
}

/** The class names in a style sheet. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
