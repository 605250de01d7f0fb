import { fractionalPercent } from '../diagnostics/fractional-percent/fractional-percent';
import { locationOfValue } from '../document/location';
import { partsIn } from './parts-in';
import { forVisibleDocuments, type Rule } from './rule';

/** Percentages below 1, which spreadsheets write for larger ones: 0.96 for 96 %. */
export const fractionalPercents: Rule = forVisibleDocuments((document, context) =>
  partsIn(document, context, 'quantity').flatMap(({ pointer, value }) => {
    const { percent = 0, fact } = value as { percent?: number; fact?: string };
    return fact === undefined && percent > 0 && percent < 1
      ? [fractionalPercent(locationOfValue(document.parsed, `${pointer}/percent`), percent)]
      : [];
  }),
);
