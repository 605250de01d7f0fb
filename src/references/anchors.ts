import { duplicateId } from '../diagnostics/duplicate-id/duplicate-id';
import { firstPositions } from '../document/first-positions';
import { locationOfValue } from '../document/location';
import { findName, type NamedReference, type ReferenceKind } from './reference-kind';

/** The ids of the elements around the blocks: the link that skips the header leads to the first of its name. */
const idsOfThePage = ['content'];

/** Anchors on a page. Each must be unique, or links to it would lead to the first. */
export const anchors: ReferenceKind<NamedReference> = {
  parts: { anchor: { find: findName } },

  check: (references, { document }) => {
    const first = firstPositions(references.map(({ name }) => name));
    return references.flatMap(({ name, pointer }, index) => {
      if (idsOfThePage.includes(name)) return [duplicateId(locationOfValue(document, pointer), name)];
      const earlier = first.get(name) ?? index;
      if (earlier === index) return [];
      const { line } = locationOfValue(document, references[earlier]?.pointer ?? '');
      return [duplicateId(locationOfValue(document, pointer), name, line)];
    });
  },
};
