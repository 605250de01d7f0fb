import type { OtherCurrency } from '../compiled';

/** Marks what was added to a page, so that it is taken out again. */
export const addedMark = 'data-other';

/** The cookie, and the name in storage, that say that a visitor wants it. */
export const otherCurrencyName = 'other-currency';

/** On an element with a sum that stands beside what it is worth in the second currency, whether that is switched on or not. */
export const pairedMark = 'data-paired';

/** What is added behind a sum. */
interface Addition {
  /** Where in the text. */
  at: number;
  text: string;
  /** What it is worth: the text without the sign that it is about so much. */
  sum: string;
}

/** Around texts whose sums are not rounded, such as how a total was worked out. Only `<details>` has it. */
export const exactMark = 'data-exact';

/** What to add behind each sum of a text, in their order: rounded as one would say it, if not `exact`. */
export function sumsIn(text: string, other: OtherCurrency, exact = false): readonly Addition[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(patternOf(other))].flatMap(({ 0: whole, index, groups = {} }) => {
    const at = other.sums.findIndex((_sum, position) => groups[`a${position}`] !== undefined);
    const found = other.sums[at];
    const from = groups[`a${at}`];
    if (!found || from === undefined) return [];
    const to = groups[`b${at}`];
    const ends = [from, ...(to === undefined ? [] : [to])].map((digits) => {
      const value = numberOf(digits, other) * found.rate;
      return exact ? { digits: grouped(Math.round(value), other), word: '' } : said(value, other);
    });
    const digits = ends
      .map(({ digits, word }, at) => (ends[at + 1]?.word === word ? digits : digits + word))
      .join(other.dash);
    const sum = `${other.before}${digits}${other.after}`;
    return [{ at: index + whole.length, text: `≈\u00a0${sum}`, sum }];
  });
}

/** A page with every sum in both currencies, and what is said of them at its end. */
export function withOtherCurrency(html: string, other: OtherCurrency): string {
  const begin = html.indexOf('<body');
  let exact = false;
  let paired = false;
  const body = html
    .slice(begin)
    .split(apart)
    .map((piece, index) => {
      if (index % 2 === 0) return paired ? piece : withAdditions(piece, other, exact);
      if (/^<\/?details\b/.test(piece)) exact = piece.includes(exactMark);
      paired = piece.includes(pairedMark);
      return piece;
    })
    .join('');
  const main = body.lastIndexOf('</main>');
  const noted =
    main < 0 ? body : `${body.slice(0, main)}<p ${addedMark}>${other.note}</p>${body.slice(main)}`;
  return html.slice(0, begin).replace('<html ', `<html ${addedMark} `) + noted;
}

/** Tags, and elements whose content is no text of the page or cannot contain elements. */
const apart =
  /(<(?:script|style|svg|textarea|select|title)\b[\s\S]*?<\/(?:script|style|svg|textarea|select|title)>|<[^>]*>)/;

function withAdditions(text: string, other: OtherCurrency, exact: boolean): string {
  let done = 0;
  let added = '';
  for (const { at, text: sum } of sumsIn(text, other, exact)) {
    added += `${text.slice(done, at)} <small ${addedMark}>${sum}</small>`;
    done = at;
  }
  return done === 0 ? text : added + text.slice(done);
}

const patterns = new WeakMap<OtherCurrency, RegExp>();

/**
 * A sign that is part of another one, such as the dollar of AUD$, is no sum of its own. What is before a sum is matched with
 * it: Safari before 16.4 cannot look behind.
 */
function patternOf(other: OtherCurrency): RegExp {
  const { sums, group, decimal, dash } = other;
  const [g, d, to] = [group, decimal, dash].map(escaped);
  const digits = `\\d+(?:${g}\\d+)*(?:${d}\\d+)?`;
  const each = sums.map(
    ({ before, after }, at) =>
      `(?:^|[^\\p{L}${before ? '\\p{Sc}' : '\\p{N}'}])${escaped(before)}(?<a${at}>${digits})(?:${to}(?<b${at}>${digits}))?${escaped(after)}`,
  );
  const pattern = patterns.get(other) ?? new RegExp(each.join('|'), 'gu');
  patterns.set(other, pattern);
  return pattern;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/[\s\u00a0]/g, '\\s');

const numberOf = (digits: string, { group, decimal }: OtherCurrency): number =>
  Number(digits.replaceAll(group, '').replace(decimal, '.'));

/**
 * Three digits tell what a rate of some weeks ago can tell. Of a sum that is said in lakhs or crores nobody says more than
 * two: ₹19 lakh, ₹1.2 crore.
 */
function said(value: number, other: OtherCurrency): { digits: string; word: string } {
  const round = Number(value.toPrecision(2));
  const large = other.large?.find(({ from }) => round >= from);
  if (large) {
    const digits = String(Number((round / large.from).toPrecision(12))).replace('.', other.decimal);
    return { digits, word: large.word };
  }
  const rounded = Number(value.toPrecision(3));
  return { digits: rounded < 100 ? String(rounded) : grouped(Math.round(rounded), other), word: '' };
}

function grouped(value: number, { group, indian }: OtherCurrency): string {
  const beforeGroup = indian ? /\d(?=(?:\d{2})*\d{3}$)/g : /\d(?=(?:\d{3})+$)/g;
  return String(value).replace(beforeGroup, (digit) => digit + group);
}
