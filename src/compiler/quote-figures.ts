import { schemaFor } from '../document/document-kind';
import type { Schemas } from '../document/source';
import type { FactValue } from '../generated/documents';
import { type LowestSumOfPage, lowestOf } from '../references/lowest-sums';
import { kindOfFigure } from '../references/quotes';
import type { ReferringDocument } from '../references/reference-kind';
import { factsByName, type PlacedFact } from '../references/registers';
import { replaceParts } from '../schema/walk';
import type { ValidatedDocument } from '../site/checked-site';

/**
 * Puts the figures of the registers where documents quote them in place of a value, so that whatever follows finds
 * figures only. Each keeps the name of its fact. What cannot be quoted stays as it is, and is reported with the references.
 * Quotes in texts are left: they become words when a page is assembled.
 */
export function quoteFigures(
  documents: readonly ValidatedDocument[],
  schemas: Schemas,
): readonly ValidatedDocument[] {
  const facts = factsByName(documents as readonly ReferringDocument[]);
  if (facts.size === 0) return documents;
  const quoted = (value: unknown, file: string) =>
    replaceParts(schemas, file, value, {
      money: place(({ fact }) => (isMoney(fact) ? fact : undefined)),
      count: place(({ fact }) => ('count' in fact ? fact : undefined)),
      duration: place(({ fact }) => durationIn(fact)),
      intake: place(({ fact }) => ('intake' in fact ? fact.intake : undefined)),
      quantity: place(({ fact }) => ('score' in fact || 'intake' in fact ? undefined : fact)),
    });
  const place =
    (choose: (found: { fact: FactValue }) => object | undefined) =>
    (value: unknown): unknown => {
      const { fact: name } = Object(value) as { fact?: string };
      const found = name === undefined ? undefined : facts.get(name);
      const figure = found && choose({ fact: found.fact.value });
      return figure && { ...figure, fact: name };
    };
  return documents.map((document) => {
    if (!document.mentions.quotesFigures) return document;
    return withQuotes(document, facts, quoted);
  });
}

/** Read only when somebody asks: most documents of a large site have not changed. */
function withQuotes(
  validated: ValidatedDocument,
  facts: ReadonlyMap<string, PlacedFact>,
  quoted: (value: unknown, file: string) => unknown,
): ValidatedDocument {
  const { document, readable, mentions } = validated;
  const file = schemaFor(document.source.path) ?? '';
  let value: unknown;
  let read: unknown;
  const readQuoted = () => {
    read ??= quoted(readable, file);
    return read;
  };
  return {
    ...validated,
    document: {
      source: document.source,
      get value() {
        value ??= quoted(document.value, file);
        return value;
      },
    },
    readable: withBlocksOf(readable, readQuoted),
    mentions: { ...mentions, lowestSums: lowestOf([...mentions.lowestSums, ...sumsOf(mentions, facts)]) },
    forget() {
      validated.forget?.();
      value = undefined;
      read = undefined;
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
): readonly LowestSumOfPage[] =>
  quotedSums.flatMap(({ fact: name, ...sum }) => {
    const value = facts.get(name)?.fact.value;
    if (!value || !isMoney(value) || !('currency' in value)) return [];
    const { from, currency, per = sum.per } = value;
    return currency === sum.currency ? [{ ...sum, per, from }] : [];
  });

const isMoney = (value: FactValue) => kindOfFigure(value) === 'money';

const durationIn = (value: FactValue): object | undefined => {
  if (!('duration' in value)) return undefined;
  return typeof value.duration === 'number' ? { from: value.duration } : value.duration;
};
