import type { OtherCurrency } from '../compiled';
import { escapePattern } from './escape-pattern';

/*
 * `data-other` marks elements that were added, so that they can be removed again; and the `html` element while a page
 * shows amounts in the other currency. `data-paired` marks an element to whose own text nothing is added: it has both
 * currencies, or is the scale of a table's bars. `data-exact` marks an `<ol>` whose amounts are not rounded, such as
 * the breakdown of a calculation.
 */

/** The name of the cookie and the storage key for the visitor's choice. */
export const otherCurrencyName = 'other-currency';

/** A converted amount, to add after the one in the text. */
interface ConvertedSum {
  /** The offset in the text at which to add it. */
  offset: number;
  /** The amount with the sign for “about”: “≈ ₹65,000”. */
  text: string;
  /** The amount alone: “₹65,000”. */
  sum: string;
}

/** All amounts of a text in the other currency, in order; rounded unless `isExact`. */
export function convertedSums(text: string, other: OtherCurrency, isExact = false): readonly ConvertedSum[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(sumPattern(other))].flatMap(({ 0: whole, index: start, groups = {} }) => {
    const currencyIndex = other.currencies.findIndex((_, index) => groups[`from${index}`] !== undefined);
    const currency = other.currencies[currencyIndex];
    const from = groups[`from${currencyIndex}`];
    if (!currency || from === undefined) return [];
    const values = [from, groups[`to${currencyIndex}`]].flatMap((digits) =>
      digits === undefined ? [] : numberOf(digits, other) * currency.rate,
    );
    // The lower end of a range takes the word of the upper end if it has none itself: ₹0.55–6.5 lakh.
    const formattedEnds = values.map((value) =>
      isExact
        ? ([groupDigits(Math.round(value), other), ''] as const)
        : formatConverted(value, other, largeFor(value, other) ?? largeFor(Math.max(...values), other)),
    );
    // A word that both ends have is written once.
    const digits = formattedEnds
      .map(([digits, word], index) => (formattedEnds[index + 1]?.[1] === word ? digits : digits + word))
      .join(other.dash);
    const sum = `${other.before}${digits}${other.after}`;
    return [{ offset: start + whole.length, text: `≈\u00a0${sum}`, sum }];
  });
}

/**
 * Adds converted amounts to the HTML of a page, and the note on them at its end. The deferred styles, which these
 * amounts need, move into the head, so that nothing shifts when they arrive.
 */
export function withOtherCurrency(page: string, other: OtherCurrency): string {
  // Moves the last link to a style sheet from the body to the end of the head.
  const html = page.replace(/(<\/head>.*)(<link rel="stylesheet"[^>]*>)/s, '$2$1');
  const begin = html.indexOf('<body');
  let isExact = false;
  let isUnconverted = false;
  const body = html
    .slice(begin)
    .split(skippedHtml)
    .map((piece, index) => {
      // Texts alternate with tags and elements to skip. `data-paired` is for the text right after its tag, and
      // `data-exact` for everything up to the next start or end of a numbered list.
      if (index % 2 === 0) return isUnconverted ? piece : withAdditions(piece, other, isExact);
      if (/^<\/?ol\b/.test(piece)) isExact = piece.includes('data-exact');
      isUnconverted = piece.includes('data-paired');
      return piece;
    })
    .join('');
  const mainEnd = body.lastIndexOf('</main>');
  const bodyWithNote =
    mainEnd < 0 ? body : `${body.slice(0, mainEnd)}<p data-other>${other.note}</p>${body.slice(mainEnd)}`;
  return html.slice(0, begin).replace('<html ', '<html data-other ') + bodyWithNote;
}

/** Matches HTML to skip: tags, and elements whose text is not displayed or cannot contain elements. */
const skippedHtml =
  /(<(?:script|style|svg|textarea|select|title)\b[\s\S]*?<\/(?:script|style|svg|textarea|select|title)>|<[^>]*>)/;

/** A text with each of its amounts followed by the converted one. */
function withAdditions(text: string, other: OtherCurrency, isExact: boolean): string {
  let copiedUpTo = 0;
  let added = '';
  for (const { offset, text: addition } of convertedSums(text, other, isExact)) {
    added += `${text.slice(copiedUpTo, offset)} <small data-other>${addition}</small>`;
    copiedUpTo = offset;
  }
  return copiedUpTo === 0 ? text : added + text.slice(copiedUpTo);
}

/**
 * Matches an amount in any of the currencies that have a rate. A currency symbol within a longer one, such as the
 * dollar of AUD$, must not match, nor a part of a longer number. The character before is matched as well, since Safari
 * before 16.4 has no lookbehind. The names of the groups `from` and `to` end in the index of the currency.
 */
function sumPattern(other: OtherCurrency): RegExp {
  const { currencies, group, decimal, dash } = other;
  const [groupPattern, decimalPattern, dashPattern] = [group, decimal, dash].map(escapedForPattern);
  const digits = `\\d+(?:${groupPattern}\\d+)*(?:${decimalPattern}\\d+)?`;
  const sumPatterns = currencies.map(
    ({ before, after }, index) =>
      `(?:^|[^\\p{L}${before ? '\\p{Sc}' : '\\p{N}'}])${escapedForPattern(before)}(?<from${index}>${digits})(?:${dashPattern}(?<to${index}>${digits}))?${escapedForPattern(after)}`,
  );
  return new RegExp(sumPatterns.join('|'), 'gu');
}

const escapedForPattern = (text: string) => escapePattern(text).replace(/\s/g, '\\s');

/** The value of an amount's digits, which have the separators of the page. */
const numberOf = (digits: string, { group, decimal }: OtherCurrency): number =>
  Number(digits.replaceAll(group, '').replace(decimal, '.'));

type Large = NonNullable<OtherCurrency['large']>[number];

/** The word for an amount of this size, if there is one: lakh or crore. The amount is rounded as it will be shown. */
const largeFor = (value: number, { large }: OtherCurrency): Large | undefined =>
  large?.find(({ from }) => Number(value.toPrecision(2)) >= from);

/**
 * The digits of an amount and the word after them, if it is `large`. Rounds to three significant digits, since rates
 * may be some weeks old, and lakhs and crores to two: ₹19 lakh, ₹1.2 crore.
 */
function formatConverted(
  value: number,
  other: OtherCurrency,
  large: Large | undefined,
): readonly [string, string] {
  const rounded = Number(value.toPrecision(large ? 2 : 3));
  if (!large) return [rounded < 100 ? String(rounded) : groupDigits(Math.round(rounded), other), ''];
  const digits = String(Number((rounded / large.from).toPrecision(12))); // removes floating-point errors
  return [digits.replace('.', other.decimal), large.word];
}

function groupDigits(value: number, { group, indian }: OtherCurrency): string {
  const beforeGroup = indian ? /\d(?=(?:\d{2})*\d{3}$)/g : /\d(?=(?:\d{3})+$)/g;
  return String(value).replace(beforeGroup, (digit) => digit + group);
}
