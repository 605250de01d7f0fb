import { defineWarning } from '../define-diagnostic';

export const equalOrder = defineWarning<[order: number, other: string]>({
  code: 'equal-order',
  about: 'Two pages of a kind have the same position in menus.',
  message: (order, other) => `${other} has the same position in menus: "order": ${order}.`,
  hint: 'Give each page a number of its own. Pages with the same one are sorted by name.',
});
