import { defineWarning } from '../define-diagnostic';

export const overlappingTime = defineWarning<[day: string, opens: string, closes: string]>({
  code: 'overlapping-time',
  about: 'Two entries of a list of opening hours hold for the same time: visitors would read both.',
  message: (day, opens, closes) =>
    `These hours overlap with those of “${day}”, ${opens} to ${closes}, which stand above.`,
  hint: 'Write each time once. A day with hours of its own is left out of the days around it: “monday” to “thursday”, then “friday”.',
});
