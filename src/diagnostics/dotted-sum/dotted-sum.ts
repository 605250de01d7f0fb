import { defineWarning } from '../define-diagnostic';

export const dottedSum = defineWarning<[found: string]>({
  code: 'dotted-sum',
  about: 'A number has a dot before its last three digits, which JSON reads as a decimal point.',
  message: (found) => `${found} will be read as ${Number(found)}.`,
  // A fourth digit says that the dot is meant as a decimal point, so the warning ends.
  hint: (found) =>
    `Write ${found.replace('.', '')} for thousands: the dot is a decimal point. If you mean one, write ${found}0.`,
});
