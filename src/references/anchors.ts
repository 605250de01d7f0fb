import { duplicateId } from '../diagnostics/duplicate-id/duplicate-id';
import { groupBy } from '../document/group-by';
import { listIn } from '../document/list-in';
import { locationOfValue } from '../document/location';
import {
  findName,
  type NamedReference,
  type ReferencedSite,
  type ReferenceKind,
  type ReferringDocument,
} from './reference-kind';
import { formNamed } from './site-documents';
import { type AnyBlock, blocksOfPage } from './source-blocks';

/** Id of the main content, to which the skip link leads. Blocks must not use it. */
const mainContentId = 'content';

/** Anchors on a page. They must be unique, because a link to a repeated one leads to the first. */
export const anchors: ReferenceKind<NamedReference> = {
  parts: { anchor: { find: findName } },

  check: (references, from, site) => {
    const { parsed } = from;
    const byName = groupBy(references, ({ name }) => name);
    const fieldIds = fieldIdsIn(from, site);
    return references.flatMap(({ name, pointer }) => {
      if (name === mainContentId) return duplicateId(locationOfValue(parsed, pointer), name);
      const field = fieldIds.find(({ fieldId }) => name === fieldId || name.startsWith(`${fieldId}-`));
      const earlierPointer = field?.blockPointer ?? byName.get(name)?.[0]?.pointer ?? pointer;
      if (earlierPointer === pointer) return [];
      return duplicateId(
        locationOfValue(parsed, pointer),
        name,
        locationOfValue(parsed, earlierPointer).line,
      );
    });
  },
};

/**
 * The ids of form fields on a page, with the pointers to the ids of their blocks. In the block `ask`, the field `name`
 * has the id `ask-name`, and its hint `ask-name-hint`.
 */
const fieldIdsIn = ({ validValue }: ReferringDocument, { documents }: ReferencedSite) =>
  blocksOfPage(validValue).flatMap((block, index) => {
    const { type, id, form } = Object(block) as AnyBlock;
    if (type !== 'enquiry-form' || typeof id !== 'string') return [];
    const fields = listIn(formNamed(String(form), documents)?.validValue, 'fields');
    return fields.map((field) => ({
      fieldId: `${id}-${Object(field).id}`,
      blockPointer: `/blocks/${index}/id`,
    }));
  });
