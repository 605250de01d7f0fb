import { defineWarning } from '../define-diagnostic';
import { excerpt } from '../message-values';

export const promisedOutcome = defineWarning<[found: string]>({
  code: 'promised-outcome',
  about: 'A text promises what only others can decide, such as how an examination ends.',
  message: (found) => `“${excerpt(found)}” promises an outcome.`,
  hint: 'Say what we do, not what others decide. The phrases to avoid are listed in _site.json under "promises".',
});
