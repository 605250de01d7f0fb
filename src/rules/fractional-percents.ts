import { fractionalPercent } from '../diagnostics/fractional-percent/fractional-percent';
import { locationOfValue } from '../document/location';
import { suspiciousFigures } from '../references/suspicious-figures';
import { forVisibleDocuments, type Rule } from './rule';

/** Percentages below 1, which spreadsheets write for larger ones: 0.96 for 96 %. */
export const fractionalPercents: Rule = forVisibleDocuments(({ parsed, references }) =>
  references
    .of(suspiciousFigures)
    .filter(({ reason }) => reason === 'fraction')
    .map(({ pointer, value }) => fractionalPercent(locationOfValue(parsed, pointer), value)),
);
