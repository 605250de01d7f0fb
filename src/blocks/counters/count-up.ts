import type { Quantity } from '../../generated/compiled';

/** Spec 000, section 9: every 30 ms. */
export const tick = 30;

/** Spec 000, section 4: by ones up to 100, by five hundreds above. */
const stepTo = (target: number) => (target <= 100 ? 1 : 500);

/** What a counter shows after so many ticks: never more than its target. */
export const countAfter = (ticks: number, target: number) => Math.min(ticks * stepTo(target), target);

/** How many ticks it takes until all counters have finished. */
export const ticksTo = (targets: readonly number[]) =>
  Math.max(0, ...targets.map((target) => Math.ceil(target / stepTo(target))));

/** The number that counts in a figure of any kind. */
export function finalNumberOf(quantity: Quantity): number {
  if ('count' in quantity) return quantity.count;
  if ('percent' in quantity) return quantity.percent;
  if ('duration' in quantity) {
    const { duration } = quantity;
    return typeof duration === 'number' ? duration : duration.from;
  }
  return quantity.from;
}

/** The same figure with another number in it. */
export function withNumber(quantity: Quantity, number: number): Quantity {
  if ('count' in quantity) return { ...quantity, count: number };
  if ('percent' in quantity) return { ...quantity, percent: number };
  if ('duration' in quantity) {
    const { duration } = quantity;
    return { duration: typeof duration === 'number' ? number : { ...duration, from: number } };
  }
  return { ...quantity, from: number };
}
