import type { Quantity } from '../../generated/compiled';

/**
 * The length of each figure's bar, from 0 to 1 (the largest), if all figures are of the same kind: percentages,
 * amounts, durations.
 */
export function barLengths(values: readonly Quantity[]): readonly number[] | undefined {
  const measures = values.map(measureOf);
  const [first] = measures;
  if (measures.length < 3 || !first) return undefined;
  if (measures.some((measure) => measure?.unit !== first.unit)) return undefined;
  const largest = Math.max(...measures.map((measure) => measure?.size ?? 0));
  return largest > 0 ? measures.map((measure) => (measure?.size ?? 0) / largest) : undefined;
}

/** What a figure measures, and its upper end. Undefined for counts, since each may count something else. */
function measureOf(value: Quantity): { unit: string; size: number } | undefined {
  if ('count' in value) return undefined;
  if ('percent' in value) return { unit: '%', size: value.to ?? value.percent };
  if (!('duration' in value)) return { unit: `${value.currency} ${value.per}`, size: value.to ?? value.from };
  const { from, to = from, unit: timeUnit = 'year', per } = asObject(value.duration);
  return timeUnit === 'month' || timeUnit === 'year'
    ? { unit: `months ${per}`, size: timeUnit === 'year' ? 12 * to : to }
    : { unit: `${timeUnit} ${per}`, size: to };
}

type Duration = Extract<Quantity, { duration: unknown }>['duration'];

const asObject = (duration: Duration): Exclude<Duration, number> =>
  typeof duration === 'number' ? { from: duration } : duration;
