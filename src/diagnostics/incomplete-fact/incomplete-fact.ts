import { defineDiagnostic } from '../define-diagnostic';

export const incompleteFact = defineDiagnostic<[what: string, needs: string]>({
  code: 'incomplete-fact',
  severity: 'error',
  about:
    'A fact lacks what its status or its sort promises: a source, a day, a reason for doubt, or evidence.',
  message: (what, needs) => `A ${what} needs ${needs}.`,
  hint: (what, needs) =>
    what === 'doubtful fact'
      ? 'Write in a sentence why it is doubtful. No page shows it.'
      : `Add ${needs}, or write "status": "doubtful" with a sentence in “doubt”.`,
});
