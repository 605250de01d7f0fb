import type { FactsOfPage } from '../../resolved';

/** Number of pages compared by default: as many as fit side by side on a phone. */
const initialCount = 2;

/**
 * The pages compared by default: those with the most answers in the rows that are shown first, in their original order.
 * `rows` tells for each row which pages have an answer. Each sample value that the site's owner did not provide counts
 * against its page. Empty for a single page, which has nothing to be compared with.
 */
export function defaultSelection(
  pages: readonly FactsOfPage[],
  rows: readonly (readonly boolean[])[],
): readonly FactsOfPage[] {
  if (pages.length < initialCount) return [];
  const answers = new Map(
    pages.map(
      (page, at) => [page, rows.filter((isAnswered) => isAnswered[at]).length - samplesIn(page)] as const,
    ),
  );
  const fullest = [...pages]
    .sort((one, other) => (answers.get(other) ?? 0) - (answers.get(one) ?? 0))
    .slice(0, initialCount);
  return pages.filter((page) => fullest.includes(page));
}

const samplesIn = ({ facts }: FactsOfPage): number =>
  facts.filter(({ status, given }) => status === 'sample' && !given).length;
