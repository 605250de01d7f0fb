import type { FactsOfPage } from '../../resolved';

/** Number of pages compared by default: as many as fit side by side on a phone. */
const initialCount = 2;

/**
 * The pages compared by default, in their original order: those with a value in the most rows of those visible at
 * first. `rows` has for each row whether each page has a value. Sample values that the site's owner did not provide
 * reduce the score of their page. Empty for a single page, which has nothing to be compared with.
 */
export function defaultSelection(
  pages: readonly FactsOfPage[],
  rows: readonly (readonly boolean[])[],
): readonly FactsOfPage[] {
  if (pages.length < initialCount) return [];
  const scoreOf = (page: FactsOfPage) =>
    rows.filter((row) => row[pages.indexOf(page)]).length - countSamples(page);
  const best = [...pages].sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, initialCount);
  return pages.filter((page) => best.includes(page));
}

const countSamples = ({ facts }: FactsOfPage): number =>
  facts.filter(({ status, given }) => status === 'sample' && !given).length;
