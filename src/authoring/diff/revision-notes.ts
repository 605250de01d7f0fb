import type { ReadEdition } from './revision';

/** What the reader should know before trusting the comparison. */
export function editionNotes(before: ReadEdition, after: ReadEdition): readonly string[] {
  return [
    ...noteOn(before, 'The base does not compile', 'what it showed is told from its documents alone'),
    ...noteOn(after, 'This version does not compile', '“npm run check” says where'),
  ];
}

function noteOn({ errors, unreadable }: ReadEdition, what: string, then: string): readonly string[] {
  if (errors.length === 0) return [];
  const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  const left = unreadable.length === 0 ? '' : ` Left out, since they are no JSON: ${unreadable.join(', ')}.`;
  return [`${what} (${count}): ${then}.${left}`];
}
