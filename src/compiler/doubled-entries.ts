import type { Diagnostic } from '../diagnostics/diagnostic';
import { duplicateId } from '../diagnostics/duplicate-id/duplicate-id';
import { collectionNames } from '../document/document-kind';
import { firstPositions } from '../document/first-positions';
import { locationOfValue } from '../document/location';
import type { Form } from '../generated/documents';
import type { Collection } from '../references/collections';
import type { Inspected } from '../site/checked-site';

/**
 * Entries of a collection of one name: a page could not say which one it means. Fields of a form of one name: what is
 * written in the one would be taken for what is written in the other.
 */
export function doubledEntries({
  document,
  kind,
}: Pick<Inspected, 'document' | 'kind'>): readonly Diagnostic[] {
  const doubled = (list: string, names: readonly string[], property: string) => {
    const first = firstPositions(names);
    return names.flatMap((name, index) => {
      const earlier = first.get(name) ?? index;
      if (earlier === index) return [];
      const placeOf = (at: number) => locationOfValue(document, `/${list}/${at}/${property}`);
      return [duplicateId(placeOf(index), name, placeOf(earlier).line)];
    });
  };

  if (kind === 'form') {
    const { fields } = document.value as Form;
    const ids = fields.map(({ id }) => id);
    const names = fields.map(({ name }) => name);
    return [...doubled('fields', ids, 'id'), ...doubled('fields', names, 'name')];
  }
  if (!collectionNames.some((name) => name === kind)) return [];
  const { entries } = document.value as Collection;
  return doubled(
    'entries',
    entries.map(({ id }) => id),
    'id',
  );
}
