import { defineWarning } from '../define-diagnostic';

export const unlikelyOrder = defineWarning<[order: number, next: number]>({
  code: 'unlikely-order',
  about:
    'A page asks for a position far behind all others of its kind, as if a digit too many had been typed.',
  message: (order, next) => `The order ${order} is far behind all others: the next one is ${next}.`,
  hint: (order) => `Write ${Math.round(order / 10)}, if that was meant.`,
});
