import type { FactsOfPage } from '../../resolved';

/** So many pages are compared before anybody chooses: as many as stand side by side on a phone. */
const few = 2;

/**
 * The pages that the block begins with, in their order: those of which the rows have most to say. `rows` are the rows that
 * are shown at first, each with whether it has an answer for each page. One page alone is compared with nothing.
 */
export function beginning(
  pages: readonly FactsOfPage[],
  rows: readonly (readonly boolean[])[],
): readonly FactsOfPage[] {
  if (pages.length < few) return [];
  const answers = new Map(
    pages.map((page, at) => [page, rows.filter((isAnswered) => isAnswered[at]).length] as const),
  );
  const fullest = [...pages]
    .sort((one, other) => (answers.get(other) ?? 0) - (answers.get(one) ?? 0))
    .slice(0, few);
  return pages.filter((page) => fullest.includes(page));
}
