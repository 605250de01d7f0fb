import { futureYear } from '../diagnostics/future-year/future-year';
import { locationOfValue } from '../document/location';
import { suspiciousFigures } from '../references/suspicious-figures';
import { forVisibleDocuments, type Rule } from './rule';

/** Figures of a year in the future. Next year is allowed, because fees are published in advance. */
export const futureYears: Rule = forVisibleDocuments(({ parsed, references }, { sources: { year } }) =>
  references
    .of(suspiciousFigures)
    .filter(({ reason, value }) => reason === 'year' && value > year + 1)
    .map(({ pointer, value }) => futureYear(locationOfValue(parsed, pointer), value)),
);
