import { changedEntries } from './changed-entries';
import type { InspectedRevision } from './revision';

/** What limits the comparison. */
export function revisionNotes(before: InspectedRevision, after: InspectedRevision): readonly string[] {
  return [
    ...noteOn(before, 'The base', 'Only its documents are compared.'),
    ...noteOn(after, 'This version', 'Run `npm run check` for details.'),
    ...noteOnCode(before.codeHashes ?? new Map(), after.codeHashes ?? new Map()),
  ];
}

function noteOn(
  { errors, unreadable }: InspectedRevision,
  what: string,
  consequence: string,
): readonly string[] {
  if (errors.length === 0) return [];
  const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  const leftOut =
    unreadable.length === 0 ? '' : ` Left out, because they are not valid JSON: ${unreadable.join(', ')}.`;
  return [`${what} has ${count}. ${consequence}${leftOut}`];
}

/** Only documents are compared, not what the code of blocks, header and footer makes of them. */
function noteOnCode(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = changedEntries(before, after).map(({ key }) => key);
  if (paths.length === 0) return [];
  return [`The site’s own code has changed, whose effect is not described here: ${paths.sort().join(', ')}.`];
}
