import { futureYear } from '../diagnostics/future-year/future-year';
import { locationOfValue } from '../document/location';
import { partsIn } from './parts-in';
import { forVisibleDocuments, type Rule } from './rule';

/** Figures of a year in the future. Next year is allowed, because fees are published in advance. */
export const futureYears: Rule = forVisibleDocuments((document, context) =>
  partsIn(document, context, 'year')
    .filter(({ value }) => Number(value) > context.sources.year + 1)
    .map(({ pointer, value }) => futureYear(locationOfValue(document.parsed, pointer), Number(value))),
);
