import { defineError } from '../define-diagnostic';

/** `what` names a fact by its status or sort, such as “verified fact”; `missing` are the properties that it lacks. */
export const incompleteFact = defineError<[what: string, missing: string]>({
  code: 'incomplete-fact',
  about:
    'A fact lacks what its status or its sort promises: a source, a day, a reason for doubt, or evidence.',
  message: (what, missing) => `A ${what} needs ${missing}.`,
  hint: (what, missing) =>
    what === 'doubtful fact'
      ? 'Write in a sentence why it is doubtful. No page shows it.'
      : `Add ${missing}, or write "status": "doubtful" with a sentence in “doubt”.`,
});
