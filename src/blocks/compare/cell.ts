import type { CompareRow, FactScope, FactValue } from '../../generated/compiled';
import type { QuotableFact } from '../../resolved';
import { type Sum, times, total, yearly } from './reckon';

/** One line of a cell. */
export interface Line {
  /** What it holds for: a city, a part of the year. */
  label?: string;
  /** What is shown. */
  value: FactValue;
  /** The fact that it is, if nothing was reckoned. */
  fact?: string;
  /** What it was reckoned from. */
  reckoned?: {
    /** What was added up. */
    sums: readonly QuotableFact[];
    /** How often it is taken, or the length of time that it is multiplied by. */
    times?: QuotableFact | number;
  };
}

/** What a register has for a row; nothing if it has no such figure. */
export function linesOf(
  row: CompareRow,
  facts: readonly QuotableFact[],
  names: ReadonlyMap<string, string>,
): readonly Line[] {
  return chosenFacts(row, facts).flatMap((fact): readonly Line[] => {
    const own = row.by === undefined ? undefined : fact.scope?.[row.by];
    const label = own === undefined ? (isExact(row, fact) ? undefined : fact.title) : (names.get(own) ?? own);
    const line = reckonedLine(row, fact, facts);
    return line ? [{ ...(label !== undefined && { label }), ...line }] : [];
  });
}

function reckonedLine(
  { per, plus = [], times: by }: CompareRow,
  fact: QuotableFact,
  facts: readonly QuotableFact[],
): Line | undefined {
  const { value, name } = fact;
  if (per === undefined && plus.length === 0 && by === undefined) return { value, fact: name };
  const added = plus.map((operand) => bestFact(operand, facts));
  const sums = [fact, ...added.filter((one) => one !== undefined)];
  if (sums.length <= plus.length) return undefined;
  const year = total(sums.map((one) => yearly(one.value)));
  const length = by && bestFact(by, facts);
  if (!year || (by && !length)) return undefined;
  if (length) {
    const whole = times(year.sum, length.value);
    return whole && { value: whole, reckoned: { sums, times: length } };
  }
  const value12: FactValue = { ...year.sum, per: 'year' } satisfies Sum;
  if (sums.length > 1) return { value: value12, reckoned: { sums } };
  return year.factor === 1
    ? { value, fact: name }
    : { value: value12, reckoned: { sums, times: year.factor } };
}

interface Asked {
  measure: string;
  scope?: FactScope;
}

/** The facts that a row shows, in the order of their register. */
function chosenFacts(row: CompareRow, facts: readonly QuotableFact[]): readonly QuotableFact[] {
  const { by, general } = row;
  const measured = facts.filter(({ measure }) => measure === row.measure);
  if (by !== undefined) {
    const keyed = measured.filter((fact) => fact.scope?.[by] !== undefined && isWithin(row.scope, fact));
    const whole = general
      ? measured.filter((fact) => sizeOf(fact) === sizeOf(row) && isWithin(row.scope, fact))
      : [];
    return [...whole, ...keyed];
  }
  const exact = measured.filter((fact) => isExact(row, fact));
  if (exact.length > 0) return exact;
  const narrower = row.scope ? measured.filter((fact) => isWithin(row.scope, fact)) : [];
  if (narrower.length > 0 || !general) return narrower;
  // What holds whatever the row asks for; what is said of its parts is more than what is said of the whole.
  const wider = measured.filter(({ scope = {} }) =>
    Object.keys(row.scope ?? {}).every((key) => !(key in scope)),
  );
  const parts = wider.filter(({ scope }) => scope !== undefined);
  return parts.length > 0 ? parts : wider;
}

/** The one fact of a measure and scope: of several the first, of none the one that holds for everything. */
function bestFact(asked: Asked, facts: readonly QuotableFact[]): QuotableFact | undefined {
  const measured = facts.filter(({ measure }) => measure === asked.measure);
  return (
    measured.find((fact) => isExact(asked, fact)) ??
    (asked.scope && measured.find((fact) => isWithin(asked.scope, fact)))
  );
}

const sizeOf = ({ scope = {} }: { scope?: FactScope }) => Object.keys(scope).length;

const isWithin = (scope: FactScope = {}, fact: QuotableFact): boolean =>
  Object.entries(scope).every(([key, value]) => fact.scope?.[key] === value);

const isExact = (asked: { scope?: FactScope }, fact: QuotableFact): boolean =>
  sizeOf(asked) === sizeOf(fact) && isWithin(asked.scope, fact);
