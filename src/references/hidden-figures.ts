import type { Diagnostic } from '../diagnostics/diagnostic';
import { hiddenFigure } from '../diagnostics/hidden-figure/hidden-figure';
import { fromPointer, locationInText, locationOfValue } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import { valueAt } from '../document/value-at';
import type { PageDocument } from '../generated/documents';
import type { Quote } from './quote';
import { quotedIn } from './quoted-in';
import type { LocatedFact } from './registers';

/** Pointer to an entry of a list in a block, split into the list and the index. */
const listEntry = /^((?:\/blocks\/\d+|\/kinds\/\d+\/(?:opening|ending)\/\d+)\/[^/]+)\/(\d+)(?=\/)/;

/**
 * Reports quotes of figures that the site hides, where the page cannot do without them. An entry of a block's list can
 * be left out as long as another entry remains. A quote that is not visible only names a figure to compare with.
 */
export function hiddenFigures(
  quotes: readonly Quote[],
  hidden: ReadonlyMap<string, LocatedFact>,
  document: ParsedDocument,
): readonly Diagnostic[] {
  if (hidden.size === 0) return [];
  const hiddenByList = new Map<string, Set<string>>();
  return quotes.flatMap(({ pointer, name, textPosition, isVisible }) => {
    const status = hidden.get(name)?.fact.status;
    if (!isVisible || status === undefined) return [];
    if (textPosition) {
      const location = locationInText(document, pointer, textPosition.start, textPosition.end);
      return [hiddenFigure(location, name, status, 'a text cannot leave it out')];
    }
    const location = locationOfValue(document, pointer);
    const [, list, position = ''] = listEntry.exec(pointer) ?? [];
    if (list === undefined) return [hiddenFigure(location, name, status, 'here it cannot be left out')];
    const hiddenPositions = (hiddenByList.get(list) ?? new Set()).add(position);
    hiddenByList.set(list, hiddenPositions);
    return hiddenPositions.size === listLength(list, document)
      ? [hiddenFigure(location, name, status, 'its list would be empty')]
      : [];
  });
}

/** The number of entries of the list at a pointer. */
function listLength(list: string, { value }: ParsedDocument): number {
  const entries = valueAt(value, fromPointer(list));
  return Array.isArray(entries) ? entries.length : 0;
}

/** Copies of the blocks, without the list entries that quote a hidden figure in place of a value. */
export const withoutHidden = (
  blocks: PageDocument['blocks'],
  hidden: ReadonlyMap<string, LocatedFact>,
): PageDocument['blocks'] =>
  hidden.size === 0 ? blocks : blocks.map((block) => ({ ...block, ...shortenedLists(block, hidden) }));

/** The lists of a block in which entries quote a hidden figure in place of a value, without these entries. */
const shortenedLists = (block: object, hidden: ReadonlyMap<string, LocatedFact>): object =>
  Object.fromEntries(
    Object.entries(block).flatMap(([name, list]) => {
      if (!Array.isArray(list)) return [];
      const visibleEntries = list.filter(
        (entry) => !quotedIn(entry).some((quoted) => quoted.isValue && hidden.has(quoted.name)),
      );
      return visibleEntries.length < list.length ? [[name, visibleEntries]] : [];
    }),
  );
