import { defineDiagnostic } from '../define-diagnostic';

type Past = 'starts' | 'until';

export const pastIntake = defineDiagnostic<[past: Past, date: string]>({
  code: 'past-intake',
  severity: 'warning',
  about: 'An intake of a register has begun, or applications for it closed more than a month ago.',
  message: (past, date) =>
    past === 'starts' ? `This intake began in ${date}.` : `Applications for this intake closed in ${date}.`,
  hint: (past) =>
    past === 'starts'
      ? 'Write when the next one starts in "starts", and its application dates in "apply".'
      : 'Write the next intake that one can still apply for: "starts" and "apply", a year later.',
});
