import { fromPointer } from '../document/location';
import { withValues } from '../document/with-values';
import type { FactValue } from '../generated/documents';
import { type LowestSumOfPage, lowestOf } from '../references/lowest-sums';
import type { FigureKind } from '../references/quote';
import { kindOfFigure, quotes } from '../references/quotes';
import type { ReferringDocument } from '../references/reference-kind';
import { factsByName, type PlacedFact } from '../references/registers';
import { hiddenFacts } from '../references/shown-facts';
import type { ValidatedDocument } from '../site/checked-site';

/**
 * Puts the figures of the registers where documents quote them in place of a value, so that whatever follows finds
 * figures only. Each keeps the name of its fact. What cannot be quoted stays as it is, and is reported with the references.
 * Quotes in texts are left: they become words when a page is assembled.
 */
export function quoteFigures(documents: readonly ValidatedDocument[]): readonly ValidatedDocument[] {
  const facts = factsByName(documents as readonly ReferringDocument[]);
  if (facts.size === 0) return documents;
  const hidden = hiddenFacts(documents as readonly ReferringDocument[]);
  return documents.map((document) =>
    document.mentions.quotesFigures ? withQuotes(document, facts, hidden) : document,
  );
}

/** Read only when somebody asks: most documents of a large site have not changed. */
function withQuotes(
  validated: ValidatedDocument,
  facts: ReadonlyMap<string, PlacedFact>,
  hidden: ReadonlyMap<string, PlacedFact>,
): ValidatedDocument {
  const { document, isValid, readable, mentions, references } = validated;
  let value: unknown;
  let read: unknown;
  const quoted = (whole: unknown) =>
    withValues(
      whole,
      references.of(quotes).flatMap(({ pointer, name, takes }) => {
        const fact = facts.get(name)?.fact.value;
        const figure = fact && takes && figureFor(takes, fact);
        return figure ? [[fromPointer(pointer).slice(0, -1), { ...figure, fact: name }] as const] : [];
      }),
    );
  const readValue = () => {
    value ??= quoted(document.value);
    return value;
  };
  const readQuoted = () => {
    if (isValid) return readValue(); // all of it is readable
    read ??= quoted(readable);
    return read;
  };
  return {
    ...validated,
    document: {
      source: document.source,
      get value() {
        return readValue();
      },
    },
    readable: withBlocksOf(readable, readQuoted),
    mentions: {
      ...mentions,
      lowestSums: lowestOf([...mentions.lowestSums, ...sumsOf(mentions, facts, hidden)]),
    },
  };
}

/** Figures are in blocks: the rest of a page can be read without them. */
function withBlocksOf(readable: unknown, readQuoted: () => unknown): unknown {
  const { blocks, ...head } = Object.getOwnPropertyDescriptors(Object(readable));
  if (!blocks) return readQuoted();
  return Object.defineProperties(
    {},
    { ...head, blocks: { enumerable: true, get: () => (readQuoted() as { blocks: unknown }).blocks } },
  );
}

/** What the quoted sums of a page's tables are, where they are in the currency and for the period of their table. */
const sumsOf = (
  { quotedSums = [] }: ValidatedDocument['mentions'],
  facts: ReadonlyMap<string, PlacedFact>,
  hidden: ReadonlyMap<string, PlacedFact>,
): readonly LowestSumOfPage[] =>
  quotedSums.flatMap(({ fact: name, ...sum }) => {
    const { value, scope } = facts.get(name)?.fact ?? {};
    if (!value || hidden.has(name) || !isMoney(value) || !('currency' in value)) return [];
    const { from, currency, per = sum.per } = value;
    return currency === sum.currency ? [{ ...sum, per, from, ...(scope && { scope }) }] : [];
  });

/** What of a fact goes where a figure is taken; undefined where it does not fit. */
function figureFor(takes: FigureKind, fact: FactValue): object | undefined {
  if (takes === 'money') return isMoney(fact) ? fact : undefined;
  if (takes === 'count') return 'count' in fact ? fact : undefined;
  if (takes === 'duration') return durationIn(fact);
  if (takes === 'intake') return 'intake' in fact ? fact.intake : undefined;
  return 'score' in fact || 'intake' in fact ? undefined : fact;
}

const isMoney = (value: FactValue) => kindOfFigure(value) === 'money';

const durationIn = (value: FactValue): object | undefined => {
  if (!('duration' in value)) return undefined;
  return typeof value.duration === 'number' ? { from: value.duration } : value.duration;
};
