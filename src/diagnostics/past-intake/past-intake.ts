import { defineWarning } from '../define-diagnostic';

/** What of the intake has passed: its start, or the end of applications. */
type PassedDate = 'starts' | 'until'; // the names of these dates in an intake

export const pastIntake = defineWarning<[passed: PassedDate, date: string]>({
  code: 'past-intake',
  about: 'An intake of a register has begun, or applications for it closed more than a month ago.',
  message: (passed, date) =>
    passed === 'starts' ? `This intake began in ${date}.` : `Applications for this intake closed in ${date}.`,
  hint: (passed) =>
    passed === 'starts'
      ? 'Write when the next one starts in "starts", and its application dates in "apply".'
      : 'Write the next intake that one can still apply for: "starts" and "apply", a year later.',
});
