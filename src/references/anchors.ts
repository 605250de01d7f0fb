import { duplicateId } from '../diagnostics/duplicate-id/duplicate-id';
import { groupBy } from '../document/group-by';
import { locationOfValue } from '../document/location';
import {
  findName,
  type NamedReference,
  type ReferencedSite,
  type ReferenceKind,
  type ReferringDocument,
} from './reference-kind';
import { formNamed } from './site-documents';
import { blocksOfPage } from './source-blocks';

/** Id of the main content, to which the skip link leads. Blocks must not use it. */
const mainContentId = 'content';

/** Anchors on a page. They must be unique, because a link to a repeated one leads to the first. */
export const anchors: ReferenceKind<NamedReference> = {
  parts: { anchor: { find: findName } },

  check: (references, from, site) => {
    const { parsed } = from;
    const byName = groupBy(references, ({ name }) => name);
    const blockIndexByFieldId = fieldIdFinder(from, site);
    return references.flatMap(({ name, pointer }) => {
      if (name === mainContentId) return [duplicateId(locationOfValue(parsed, pointer), name)];
      const blockIndex = blockIndexByFieldId(name);
      if (blockIndex !== undefined) {
        const { line } = locationOfValue(parsed, `/blocks/${blockIndex}/id`);
        return [duplicateId(locationOfValue(parsed, pointer), name, line)];
      }
      const [first] = byName.get(name) ?? [];
      if (!first || first.pointer === pointer) return [];
      const { line } = locationOfValue(parsed, first.pointer);
      return [duplicateId(locationOfValue(parsed, pointer), name, line)];
    });
  },
};

/**
 * On a page, the id of a form's field begins with the block's id: in the block `ask`, the field `name` has the id
 * `ask-name`, and its hint `ask-name-hint`. Returns a function that gives the index of the block to which an id
 * belongs in this way.
 */
function fieldIdFinder({ validValue }: ReferringDocument, { documents }: ReferencedSite) {
  const forms = blocksOfPage(validValue).flatMap((block, position) => {
    const { type, id, form } = Object(block) as Readonly<Record<string, unknown>>;
    if (type !== 'enquiry-form' || typeof id !== 'string') return [];
    const { fields } = Object(formNamed(String(form), documents)?.validValue) as { fields?: unknown };
    const fieldIds = (Array.isArray(fields) ? fields : []).map(
      (field: unknown) => `${id}-${Object(field).id}`,
    );
    return [{ position, fieldIds }];
  });
  return (anchor: string): number | undefined =>
    forms.find(({ fieldIds }) =>
      fieldIds.some((fieldId) => anchor === fieldId || anchor.startsWith(`${fieldId}-`)),
    )?.position;
}
