import type { InspectedRevision } from './revision';

/** What limits the comparison. */
export function revisionNotes(before: InspectedRevision, after: InspectedRevision): readonly string[] {
  return [
    ...noteOn(before, 'The base', 'Only its documents are compared.'),
    ...noteOn(after, 'This version', 'Run `npm run check` for details.'),
  ];
}

function noteOn(
  { errors, unreadable }: InspectedRevision,
  what: string,
  consequence: string,
): readonly string[] {
  if (errors.length === 0) return [];
  const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  const left =
    unreadable.length === 0 ? '' : ` Left out, because they are not valid JSON: ${unreadable.join(', ')}.`;
  return [`${what} has ${count}. ${consequence}${left}`];
}
