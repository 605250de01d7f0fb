import { longForm } from '../../format/long-form';
import type { Quantity } from '../../generated/compiled';

/**
 * The length of each figure's bar, from 0 to 1 (the largest), if there are at least three, all in the same unit:
 * percent, a currency and period, or a length of time. Two figures are compared as easily without bars.
 */
export function barLengths(values: readonly Quantity[]): readonly number[] | undefined {
  const comparableValues = values.map(unitAndSizeOf);
  const [first] = comparableValues;
  if (comparableValues.length < 3 || !first) return undefined;
  if (comparableValues.some((value) => value?.unit !== first.unit)) return undefined;
  const sizes = comparableValues.map((value) => value?.size ?? 0);
  const largest = Math.max(...sizes);
  return largest > 0 ? sizes.map((size) => size / largest) : undefined;
}

/** The unit in which a figure is compared, and its upper end. Undefined for counts: each may count something else. */
function unitAndSizeOf(value: Quantity): { unit: string; size: number } | undefined {
  if ('count' in value) return undefined;
  if ('percent' in value) return { unit: '%', size: value.to ?? value.percent };
  if (!('duration' in value)) return { unit: `${value.currency} ${value.per}`, size: value.to ?? value.from };
  const { from, to = from, unit: timeUnit = 'year', per } = longForm(value.duration);
  return timeUnit === 'month' || timeUnit === 'year'
    ? { unit: `months ${per}`, size: timeUnit === 'year' ? 12 * to : to }
    : { unit: `${timeUnit} ${per}`, size: to };
}
