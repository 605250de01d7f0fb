import { fromPointer } from '../document/location';
import { memoizeLatest } from '../document/memoize';
import { withValues } from '../document/with-values';
import { longForm } from '../format/long-form';
import type { FactValue } from '../generated/documents';
import { lowestOf, type TableAmount } from '../references/lowest-amounts';
import type { FigureType } from '../references/quote';
import { quotes, typeOfFigure } from '../references/quotes';
import type { ReferringDocument } from '../references/reference-kind';
import { factsByName, type LocatedFact } from '../references/registers';
import { hiddenFacts } from '../references/shown-facts';
import type { ValidatedDocument } from '../site/checked-site';
import { withLazyBlocks } from './with-lazy-blocks';

/**
 * A document may contain `{ "fact": "prices.course" }` where a value is expected. This puts the value of the fact there
 * and keeps the fact's name beside it. Invalid references stay as they are, and the reference check reports them.
 * References within texts (`{{…}}`) are resolved when the site is assembled.
 */
export function resolveFactReferences(documents: readonly ValidatedDocument[]): readonly ValidatedDocument[] {
  const facts = factsByName(documents as readonly ReferringDocument[]);
  if (facts.size === 0) return documents;
  const hidden = hiddenFacts(documents as readonly ReferringDocument[]);
  const withFacts = (whole: unknown, { references }: ValidatedDocument) =>
    withValues(
      whole,
      references.of(quotes).flatMap(({ pointer, name, expectedType }) => {
        const value = facts.get(name)?.fact.value;
        const figure = value && expectedType && figureFor(expectedType, value);
        // The pointer leads to the property `fact`; the object around it is replaced.
        return figure ? [[fromPointer(pointer).slice(0, -1), { ...figure, fact: name }] as const] : [];
      }),
    );
  const valueWithFacts = memoizeLatest((one: ValidatedDocument) => withFacts(one.parsed.value, one));
  const validValueWithFacts = memoizeLatest((one: ValidatedDocument) =>
    one.isValid ? valueWithFacts(one) : withFacts(one.validValue, one),
  );
  /** Lazy, because in a large site most documents have not changed and are never read. */
  const resolve = (one: ValidatedDocument): ValidatedDocument => ({
    ...one,
    parsed: {
      source: one.parsed.source,
      get value() {
        return valueWithFacts(one);
      },
    },
    // Of a page, only its blocks contain references to facts.
    validValue: Object.hasOwn(Object(one.validValue), 'blocks')
      ? withLazyBlocks(one.validValue, () => validValueWithFacts(one))
      : validValueWithFacts(one),
    documentIndex: {
      ...one.documentIndex,
      lowestAmounts: lowestOf([
        ...one.documentIndex.lowestAmounts,
        ...amountsOf(one.documentIndex, facts, hidden),
      ]),
    },
  });
  return documents.map((one) => (one.documentIndex.hasFactReferences ? resolve(one) : one));
}

/** The values of the amounts in a page's tables that refer to facts, if they are in the table's currency. */
const amountsOf = (
  { quotedAmounts }: ValidatedDocument['documentIndex'],
  facts: ReadonlyMap<string, LocatedFact>,
  hidden: ReadonlyMap<string, LocatedFact>,
): readonly TableAmount[] =>
  quotedAmounts.flatMap(({ fact: name, ...amount }) => {
    const { value, scope } = facts.get(name)?.fact ?? {};
    if (!value || hidden.has(name) || !isMoney(value) || !('currency' in value)) return [];
    const { from, currency, per = amount.per } = value;
    return currency === amount.currency ? [{ ...amount, per, from, ...(scope && { scope }) }] : [];
  });

/** The value of a fact, or the part of it, that fits the type of figure; undefined if it does not fit. */
function figureFor(expectedType: FigureType, value: FactValue): object | undefined {
  if (expectedType === 'money') return isMoney(value) ? value : undefined;
  if (expectedType === 'count') return 'count' in value ? value : undefined;
  if (expectedType === 'duration') return 'duration' in value ? longForm(value.duration) : undefined;
  if (expectedType === 'intake') return 'intake' in value ? value.intake : undefined;
  return 'score' in value || 'intake' in value ? undefined : value; // a quantity is anything else
}

const isMoney = (value: FactValue) => typeOfFigure(value) === 'money';
