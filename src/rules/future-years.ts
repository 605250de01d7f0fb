import { futureYear } from '../diagnostics/future-year/future-year';
import { locationOfValue } from '../document/location';
import { doubtfulFigures } from '../references/doubtful-figures';
import { shownDocuments } from './published';
import type { Rule } from './rule';

/** Figures of a future year. Fees are published a year ahead, so next year is allowed. */
export const futureYears: Rule = (site) => {
  const next = site.sources.year + 1;
  return shownDocuments(site).flatMap(({ document, references }) =>
    references
      .of(doubtfulFigures)
      .filter(({ doubt, value }) => doubt === 'year' && value > next)
      .map(({ pointer, value }) => futureYear(locationOfValue(document, pointer), value)),
  );
};
