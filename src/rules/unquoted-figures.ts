import type { FigureWords, Locale } from '../compiled';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { unquotedFigure } from '../diagnostics/unquoted-figure/unquoted-figure';
import { locationInText, locationOfValue } from '../document/location';
import { memoize, memoizeText } from '../document/memoize';
import { type FactForm, formatFact } from '../format/fact';
import { longForm } from '../format/long-form';
import type { FactValue } from '../generated/documents';
import { languageAt } from '../references/language-at';
import { type LocatedFact, nameOfRegister } from '../references/registers';
import { pointersOfSampleBlocks } from '../references/source-blocks';
import type { LinkedPage } from '../site/checked-site';
import { partsIn, textsOf } from './parts-in';
import { forPublishedPages, type Rule, type RuleContext } from './rule';

/**
 * Figures that are typed on a page with a register instead of quoted: all figures that are values, and figures of the
 * register that occur within texts.
 */
export const unquotedFigures: Rule = forPublishedPages((page, context) => {
  const register = page.content.facts;
  if (register === undefined || !page.isValid || context.facts.size === 0) return [];
  const { facts, formattedIn } = registersIn(context)(register);
  const { parsed } = page;
  const sampleBlockPrefixes = pointersOfSampleBlocks(parsed.value).map((block) => `${block}/`);
  return [
    ...textsOf(page, context).flatMap(({ pointer, value }) =>
      figuresInText(value, formattedIn(languageAt(page.content, pointer)), register, {
        document: parsed,
        pointer,
      }),
    ),
    ...partsIn(page, context, 'money', 'count', 'duration', 'quantity').flatMap(({ part, pointer, value }) =>
      // The values in a block that is marked as sample come from no register; its texts may repeat figures of one.
      sampleBlockPrefixes.some((prefix) => pointer.startsWith(prefix))
        ? []
        : figuresInValue(value, part, facts, register, { document: parsed, pointer }),
    ),
  ];
});

/** Where a figure or a text is. */
interface FigurePosition {
  document: LinkedPage['parsed'];
  pointer: string;
}

/** The facts of each register, which all pages with it share, so that they are formatted once for each language. */
const registersIn = memoize(({ facts: all, figureWords, settings }: RuleContext) =>
  memoizeText((register) => {
    const facts = [...all.values()].filter((located) => nameOfRegister(located.register) === register);
    const { language: siteLanguage = '', formats } = (settings?.content ?? {}) as Partial<Locale>;
    const formatted = memoizeText((language): FormattedFigures => {
      const locale = language === siteLanguage ? { language, formats } : { language };
      return figureWords && language !== '' ? formatFigures(facts, figureWords, locale) : [];
    });
    return { facts, formattedIn: (language = siteLanguage) => formatted(language) };
  }),
);

/** Reports a figure that is a value, whether or not the register has it. */
function figuresInValue(
  value: unknown,
  part: string,
  facts: readonly LocatedFact[],
  register: string,
  { document, pointer }: FigurePosition,
): readonly Diagnostic[] {
  if (typeof value === 'object' && value !== null && 'fact' in value) return [];
  const names = facts.filter(({ fact }) => isValueOfFact(fact.value, value, part)).map(({ name }) => name);
  const location = locationOfValue(document, pointer);
  const valueJson = JSON.stringify(value);
  const [name] = names;
  const fix =
    names.length === 1
      ? { found: valueJson, text: `{ "fact": "${name}" }`, isJson: true as const } // both are JSON values
      : undefined;
  return [unquotedFigure(location, `The figure ${valueJson}`, names, register, fix)];
}

/**
 * Whether a typed value is that of a fact. An amount without a currency or a period may have any, because its table may
 * set them for all amounts.
 */
function isValueOfFact(fact: FactValue, value: unknown, part: string): boolean {
  // A figure that is only a number stands for an object with that number: an amount or a duration, or a count.
  const asObject = (name: 'from' | 'count') =>
    typeof value === 'number' ? { [name]: value } : Object(value);
  if (part === 'quantity') return isEqual(fact, Object(value));
  if (part === 'count') return 'count' in fact && fact.count === asObject('count').count;
  if (part === 'duration') {
    if (!('duration' in fact)) return false;
    const duration = longForm(fact.duration);
    return isEqual(withoutDefaultUnit(duration), withoutDefaultUnit(asObject('from')));
  }
  // What is left is an amount of money.
  if ('score' in fact || 'intake' in fact || !('currency' in fact)) return false;
  const { from, to, currency, per } = asObject('from');
  return (
    fact.from === from &&
    fact.to === to &&
    (currency === undefined || currency === fact.currency) &&
    (per === undefined || per === fact.per)
  );
}

/** A duration without its unit if that is the default, the year. */
const withoutDefaultUnit = ({ unit, ...rest }: { unit?: string }) =>
  unit === undefined || unit === 'year' ? rest : { ...rest, unit };

/** Whether two values are equal, in whatever order their properties are. */
const isEqual = (one: object, other: object): boolean => canonicalJson(one) === canonicalJson(other);

const canonicalJson = memoize((value: object) => JSON.stringify(sorted(value)));

/** Objects as sorted lists of properties, at any depth. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)])
    : value;

/**
 * The forms in which a figure may be typed: the usual one (`undefined`), without the words around it, or one end of a
 * range.
 */
const forms: readonly (FactForm | undefined)[] = [undefined, 'bare', 'from', 'to'];

/** Whether a text is more than a single digit, which is too common to be reported. */
const isDistinctive = (written: string) => /\d{2}|\d[.,]\d|\d\s?\p{L}|\p{Sc}\s?\d|%/u.test(written);

/** Matches a text that ends with the day of a date, after which the month follows. */
const precedingDay = /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.|º|er)? (?:de |of )?$/u;

/** A cheap first test of a whole text: without a digit or a percent sign, nothing in it is distinctive. */
const mayBeDistinctive = /[\d%]/;

/**
 * The figures of a register as texts, the longest first. Each has the facts that are formatted like this, by name, with
 * the quote that a text needs: `{{prices.course}}`.
 */
type FormattedFigures = readonly (readonly [written: string, quotes: ReadonlyMap<string, string>])[];

/** All facts in all forms in which they may be typed. */
function formatFigures(facts: readonly LocatedFact[], words: FigureWords, locale: Locale): FormattedFigures {
  const quotes = new Map<string, Map<string, string>>();
  for (const { name, fact } of facts) {
    for (const form of forms) {
      const formattedFact = formatFact(fact.value, words, locale, form);
      if (formattedFact === undefined || !isDistinctive(formattedFact)) continue;
      const sameText = quotes.get(formattedFact) ?? new Map<string, string>();
      if (!sameText.has(name)) sameText.set(name, form === undefined ? `{{${name}}}` : `{{${name}|${form}}}`);
      quotes.set(formattedFact, sameText);
    }
  }
  return [...quotes].sort(([a], [b]) => b.length - a.length);
}

/** Reports figures of the register that are typed in a text. What has been found is hidden from shorter figures. */
function figuresInText(
  whole: string,
  figures: FormattedFigures,
  register: string,
  { document, pointer }: FigurePosition,
): readonly Diagnostic[] {
  if (!mayBeDistinctive.test(whole)) return [];
  const found: Diagnostic[] = [];
  // Quotes are hidden by characters that no figure has; the length stays the same, and with it all positions.
  let text = whole.replace(/\{\{[^{}]*\}\}/g, (quote) => '\0'.repeat(quote.length));
  for (const [written, byName] of figures) {
    for (
      let start = text.indexOf(written);
      start !== -1;
      start = text.indexOf(written, start + written.length)
    ) {
      const end = start + written.length;
      // It is part of a longer word, figure or range, by what is on either side of it.
      if (
        /[\p{L}\p{N}]/u.test(text[start - 1] ?? '') ||
        /^(?:[\p{L}\p{N}]|[.,]\d|–\d)/u.test(text.slice(end))
      )
        continue;
      if (/[\p{Sc}\d][.,–]$/u.test(text.slice(0, start))) continue;
      // A month after a day is part of another date: “September 2027” in “1 September 2027”.
      if (/^\p{L}/u.test(written) && precedingDay.test(text.slice(0, start))) continue;
      const names = [...byName.keys()];
      const [quote = ''] = byName.values();
      const fix = names.length === 1 ? { found: written, text: quote } : undefined;
      found.push(
        unquotedFigure(locationInText(document, pointer, start, end), `“${written}”`, names, register, fix),
      );
      text = text.slice(0, start) + '\0'.repeat(written.length) + text.slice(end);
    }
  }
  return found;
}
