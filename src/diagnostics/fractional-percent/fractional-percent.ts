import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A share that was meant as a part of one. */
export const fractionalPercent = (location: SourceLocation, found: number): Diagnostic => ({
  code: 'fractional-percent',
  severity: 'warning',
  location,
  message: `${found} is less than one percent.`,
  hint: `Percentages run from 0 to 100: for ${Number((found * 100).toPrecision(6))} % write ${Number((found * 100).toPrecision(6))}.`,
});
