import { listIn } from '../document/list-in';
import type { QuotableFact } from '../resolved';
import { canAnswer } from '../sums/answers';
import type { RequestedRow, RequestedRows } from './document-index';

/**
 * The rows that a block requests of registers, at any depth: every object with a `measure`. With `general`, facts that
 * leave the scope open answer too; a row `by` a scope has one line for each of its values.
 */
export function rowsIn(value: unknown, pointer: string): readonly RequestedRow[] {
  if (typeof value !== 'object' || value === null) return [];
  const { measure, scope, general, by } = value as Partial<RequestedRow>;
  return [
    ...(typeof measure === 'string' ? [{ pointer, measure, scope, general, by }] : []),
    ...Object.entries(value).flatMap(([name, inner]) => rowsIn(inner, `${pointer}/${name}`)),
  ];
}

/** The levels that visitors can choose in a block. */
export const levelsIn = (block: unknown, pointer: string): RequestedRows['levels'] =>
  listIn(block, 'levels').flatMap((entry, index) => {
    const { value } = Object(entry) as { value?: unknown };
    return typeof value === 'string' ? { pointer: `${pointer}/levels/${index}/value`, level: value } : [];
  });

/** The facts that can answer one of a block's rows: those with its measure and its scope. */
export function answeringFacts(block: unknown, facts: readonly QuotableFact[]): readonly QuotableFact[] {
  const rows = rowsIn(block, '');
  return facts.filter((fact) => rows.some((row) => canAnswer(row, fact)));
}
