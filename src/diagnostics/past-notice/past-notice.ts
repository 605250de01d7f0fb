import { defineWarning } from '../define-diagnostic';

export const pastNotice = defineWarning<[lastDay: string]>({
  code: 'past-notice',
  about: 'A notice is over: it is no longer shown.',
  message: (lastDay) => `This notice ended on ${lastDay}; it is no longer shown.`,
  hint: 'Delete the notice, or correct the day in "to".',
});
