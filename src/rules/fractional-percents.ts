import { fractionalPercent } from '../diagnostics/fractional-percent/fractional-percent';
import { locationOfValue } from '../document/location';
import { doubtfulFigures } from '../references/doubtful-figures';
import { forVisibleDocuments, type Rule } from './rule';

/** Percentages below 1, which spreadsheets write for larger ones: 0.96 for 96 %. */
export const fractionalPercents: Rule = forVisibleDocuments(({ document, references }) =>
  references
    .of(doubtfulFigures)
    .filter(({ doubt }) => doubt === 'fraction')
    .map(({ pointer, value }) => fractionalPercent(locationOfValue(document, pointer), value)),
);
