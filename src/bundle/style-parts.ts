import { basename } from 'node:path';

/** A minified style sheet. */
export interface Sheet {
  file: string;
  css: string;
  /** The rules that the first paint does not need. */
  deferredCss: string;
}

/** CSS that is inlined in the pages that need it. */
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
 * One part for each sheet. A CSS module is needed by pages with one of its classes, other sheets by all pages. The first
 * sheet declares the order of the cascade layers; repeating it is redundant.
 */
export const styleParts = (sheets: readonly Omit<Sheet, 'deferredCss'>[]): readonly StylePart[] =>
  sheets.map(({ file, css: text }, index) => {
    const css = index === 0 ? text : text.replace(/@layer [\w,]+;/g, '');
    if (basename(file) === 'right-to-left.css') return { css, neededByHtml: 'dir="rtl"' };
    return file.endsWith('.module.css') ? { css, classNames: classesIn(css) } : { css };
  });

/** The class names in a style sheet. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
