import type { FigureWords, Locale } from '../../compiled';
import { fromPointer } from '../../document/location';
import type { Sources } from '../../document/source';
import { formatHours } from '../../format/date-time';
import { durationParts } from '../../format/duration';
import { figureParts } from '../../format/fact';
import type { FigureParts } from '../../format/figure-parts';
import { longForm } from '../../format/long-form';
import { type MoneyDefaults, moneyParts } from '../../format/money';
import { formatCount } from '../../format/number';
import { formatDays } from '../../format/opening-hours';
import type { Count, Duration, Hours, Money, OpenDays, Quantity } from '../../generated/compiled';
import type { FactValue } from '../../generated/documents';
import { createQuoteFacts } from '../../references/quote-facts';
import type { ReferringDocument } from '../../references/reference-kind';
import type { LocatedFact } from '../../references/registers';
import { replaceParts } from '../../schema/walk';

/** A value as pages show it. */
export class Leaf {
  constructor(
    /** A `figure` is formatted for pages; a `number` is shown as it is: a month, a year or a position. */
    readonly kind: 'figure' | 'number' | 'text' | 'image',
    readonly text: string,
    /** The unit of a figure, if it has one: “a year”. */
    readonly unit?: string,
    /** The URL of an image, which contains a hash of its content: it distinguishes images with the same name. */
    readonly imageUrl?: string,
  ) {}
}

/** A document, or a part of one, in which leaves have the text that pages show. */
export type DisplayValue = Leaf | readonly DisplayValue[] | { readonly [property: string]: DisplayValue };

interface DisplayContext {
  sources: Pick<Sources, 'schemas' | 'images'>;
  /** The facts by their names, for quotes. */
  facts: ReadonlyMap<string, LocatedFact>;
  words: FigureWords;
  locale: Locale;
}

/**
 * Converts a document to display values, with the figures of the facts that it quotes. `schema` is the file of its
 * schema; without it, values stay as they are in the document.
 */
export function toDisplayValue(
  document: unknown,
  schema: string | undefined,
  { sources: { schemas, images }, facts, words, locale }: DisplayContext,
): DisplayValue {
  if (!schema) return withLeaves(document);
  const replaceQuotes = createQuoteFacts(facts, words, locale);
  // All that replacing quotes reads of a document.
  const referring = { validValue: document } as ReferringDocument;
  const urls = new Map(images.map(({ path, url }) => [path, url]));
  const moneyLeaf = (money: Money, defaults: MoneyDefaults) => {
    const amount = longForm(money);
    // A table states its period once, but a sentence about one row has to repeat it.
    return figureLeaf(
      moneyParts(
        { ...amount, per: amount.per ?? defaults.per },
        { currency: defaults.currency },
        words,
        locale,
      ),
    );
  };
  const quoteLeaf = (value: unknown) => {
    const { fact: name } = Object(value) as { fact?: string };
    if (name === undefined) return undefined;
    const fact = facts.get(name)?.fact;
    return fact ? figureLeaf(figureParts(fact.value, words, locale)) : new Leaf('figure', name);
  };
  // By the shared schema that the property refers to: `money` for schema/parts/money.schema.json.
  const replaced = replaceParts(schemas, schema, document, {
    money: (value, pointer) => quoteLeaf(value) ?? moneyLeaf(value as Money, defaultsAt(document, pointer)),
    quantity: (value) => quoteLeaf(value) ?? figureLeaf(figureParts(value as Quantity, words, locale)),
    duration: (value) => quoteLeaf(value) ?? figureLeaf(durationParts(value as Duration, words, locale)),
    count: (value) => quoteLeaf(value) ?? figureLeaf({ figure: formatCount(value as Count, locale) }),
    'fact-value': (value) => figureLeaf(figureParts(value as FactValue, words, locale)),
    hours: (value) => figureLeaf({ figure: formatHours(value as Hours, locale) }),
    'open-days': (value) => figureLeaf(openDaysParts(value as OpenDays, locale)),
    'image-source': (value) => new Leaf('image', String(value), undefined, urls.get(String(value))),
  });
  return withLeaves(replaced, (text) => replaceQuotes(text, referring));
}

const openDaysParts = (open: OpenDays, locale: Locale): FigureParts => ({
  before: formatDays(open, locale),
  figure: formatHours(open, locale),
});

const figureLeaf = ({ before, figure, unit }: FigureParts) =>
  new Leaf('figure', before === undefined ? figure : `${before} ${figure}`, unit);

/** Currency and period inherited from the enclosing objects; the innermost one wins. */
function defaultsAt(document: unknown, pointer: string): MoneyDefaults {
  let defaults: MoneyDefaults = {};
  let value = document;
  for (const segment of fromPointer(pointer)) {
    const { currency, per } = value as MoneyDefaults;
    defaults = { currency: currency ?? defaults.currency, per: per ?? defaults.per };
    value = (value as Record<string, unknown>)[segment];
  }
  return defaults;
}

/** Converts what is not a leaf yet. `readText` turns a text of the document into the one that pages show. */
function withLeaves(value: unknown, readText: (text: string) => string = String): DisplayValue {
  if (value instanceof Leaf) return value;
  if (Array.isArray(value)) return value.map((entry) => withLeaves(entry, readText));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, withLeaves(entry, readText)]),
    );
  }
  const text = typeof value === 'string' ? readText(value) : String(value);
  return new Leaf(typeof value === 'number' ? 'number' : 'text', text.replace(/\s+/g, ' '));
}

/** All leaves, in document order. */
export function leavesOf(display: DisplayValue): readonly Leaf[] {
  return display instanceof Leaf ? [display] : Object.values(display).flatMap(leavesOf);
}
