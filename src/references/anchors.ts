import { duplicateId } from '../diagnostics/duplicate-id/duplicate-id';
import { firstPositions } from '../document/first-positions';
import { locationOfValue } from '../document/location';
import {
  findName,
  type NamedReference,
  type ReferencedSite,
  type ReferenceKind,
  type ReferringDocument,
} from './reference-kind';

/** The id of the element around the blocks: the link that skips the header leads to it. */
const idOfThePage = 'content';

/** Anchors on a page. Each must be unique, or links to it would lead to the first. */
export const anchors: ReferenceKind<NamedReference> = {
  parts: { anchor: { find: findName } },

  check: (references, from, site) => {
    const { document } = from;
    const first = firstPositions(references.map(({ name }) => name));
    const ofFields = idsOfFields(from, site);
    return references.flatMap(({ name, pointer }, index) => {
      if (name === idOfThePage) return [duplicateId(locationOfValue(document, pointer), name)];
      const block = ofFields(name);
      if (block !== undefined) {
        const { line } = locationOfValue(document, `/blocks/${block}/id`);
        return [duplicateId(locationOfValue(document, pointer), name, line)];
      }
      const earlier = first.get(name) ?? index;
      if (earlier === index) return [];
      const { line } = locationOfValue(document, references[earlier]?.pointer ?? '');
      return [duplicateId(locationOfValue(document, pointer), name, line)];
    });
  },
};

/**
 * The ids of the fields of forms begin with the id of their block: in the block `form`, the field `name` is `form-name`, its
 * hint `form-name-hint`. Gives the position of the block whose field has an id.
 */
function idsOfFields({ readable }: ReferringDocument, { documents }: ReferencedSite) {
  const { blocks } = Object(readable) as { blocks?: unknown };
  const forms = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, position) => {
    const { type, id, form } = Object(block) as Readonly<Record<string, unknown>>;
    if (type !== 'enquiry-form' || typeof id !== 'string') return [];
    const written = documents.find(({ document: { source } }) => source.path === `_forms/${form}.json`);
    const { fields } = Object(written?.readable) as { fields?: unknown };
    const names = (Array.isArray(fields) ? fields : []).map((field: unknown) => `${id}-${Object(field).id}`);
    return [{ position, names }];
  });
  return (anchor: string): number | undefined =>
    forms.find(({ names }) => names.some((name) => anchor === name || anchor.startsWith(`${name}-`)))
      ?.position;
}
