import { fromPointer } from '../document/location';
import { withValues } from '../document/with-values';
import type { FactValue } from '../generated/documents';
import { type LowestSumOfPage, lowestOf } from '../references/lowest-sums';
import type { FigureKind } from '../references/quote';
import { kindOfFigure, quotes } from '../references/quotes';
import type { ReferringDocument } from '../references/reference-kind';
import { factsByName, type LocatedFact } from '../references/registers';
import { hiddenFacts } from '../references/shown-facts';
import type { ValidatedDocument } from '../site/checked-site';

/**
 * Replaces facts that documents quote in place of values by their figures, so that later stages only see figures; each
 * keeps the name of its fact. Invalid quotes are left unchanged, and reported with the references. Quotes within texts
 * are replaced later, during assembly.
 */
export function quoteFigures(documents: readonly ValidatedDocument[]): readonly ValidatedDocument[] {
  const facts = factsByName(documents as readonly ReferringDocument[]);
  if (facts.size === 0) return documents;
  const hidden = hiddenFacts(documents as readonly ReferringDocument[]);
  return documents.map((document) =>
    document.documentIndex.quotesFigures ? withQuotes(document, facts, hidden) : document,
  );
}

/** Lazy, because in a large site most documents have not changed and are never read. */
function withQuotes(
  validated: ValidatedDocument,
  facts: ReadonlyMap<string, LocatedFact>,
  hidden: ReadonlyMap<string, LocatedFact>,
): ValidatedDocument {
  const { document, isValid, validValue, documentIndex, references } = validated;
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
    if (isValid) return readValue(); // valid documents are read as a whole
    read ??= quoted(validValue);
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
    validValue: withBlocksOf(validValue, readQuoted),
    documentIndex: {
      ...documentIndex,
      lowestSums: lowestOf([...documentIndex.lowestSums, ...sumsOf(documentIndex, facts, hidden)]),
    },
  };
}

/** Makes only `blocks` lazy: all figures are there, and the rest of a page is often enough. */
function withBlocksOf(validValue: unknown, readQuoted: () => unknown): unknown {
  const { blocks, ...head } = Object.getOwnPropertyDescriptors(Object(validValue));
  if (!blocks) return readQuoted();
  return Object.defineProperties(
    {},
    { ...head, blocks: { enumerable: true, get: () => (readQuoted() as { blocks: unknown }).blocks } },
  );
}

/** The quoted amounts in a page's tables, if they are in the table's currency and period. */
const sumsOf = (
  { quotedSums = [] }: ValidatedDocument['documentIndex'],
  facts: ReadonlyMap<string, LocatedFact>,
  hidden: ReadonlyMap<string, LocatedFact>,
): readonly LowestSumOfPage[] =>
  quotedSums.flatMap(({ fact: name, ...sum }) => {
    const { value, scope } = facts.get(name)?.fact ?? {};
    if (!value || hidden.has(name) || !isMoney(value) || !('currency' in value)) return [];
    const { from, currency, per = sum.per } = value;
    return currency === sum.currency ? [{ ...sum, per, from, ...(scope && { scope }) }] : [];
  });

/** The part of a fact that fits the type of figure; undefined if it does not fit. */
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
