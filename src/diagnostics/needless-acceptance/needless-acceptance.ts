import { defineWarning } from '../define-diagnostic';

export const needlessAcceptance = defineWarning<[code: string]>({
  code: 'needless-acceptance',
  about: 'A document accepts a warning that the check does not give.',
  message: (code) => `There is no warning “${code}” here to accept.`,
  hint: 'Delete this entry of "accepted"; or compare "text" with the line that the warning is about.',
});
