import { defineDiagnostic } from '../define-diagnostic';

export const incompleteFact = defineDiagnostic<[kind: string, missing: string]>({
  code: 'incomplete-fact',
  severity: 'error',
  about:
    'A fact lacks what its status or its sort promises: a source, a day, a reason for doubt, or evidence.',
  message: (kind, missing) => `A ${kind} needs ${missing}.`,
  hint: (kind, missing) =>
    kind === 'doubtful fact'
      ? 'Write in a sentence why it is doubtful. No page shows it.'
      : `Add ${missing}, or write "status": "doubtful" with a sentence in “doubt”.`,
});
