import { defineWarning } from '../define-diagnostic';

export const overlongTime = defineWarning<[opens: string, closes: string, hours: number]>({
  code: 'overlong-time',
  about:
    'Opening hours go over midnight and last for most of a day: opening and closing have changed places.',
  message: (opens, closes, hours) => `This opens at ${opens} and closes at ${closes}, ${hours} hours later.`,
  hint: (opens, closes) => `If it is open from ${closes} to ${opens}, exchange the two.`,
});
