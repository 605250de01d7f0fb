import type { FormDocument, FormField } from '../../generated/documents';
import type { PlacedDocument } from '../../site/checked-site';

/** A field of a form that the schema has found nothing wrong with. */
export interface ValidField {
  field: FormField;
  /** Where it is in its document. */
  pointer: string;
}

/** The valid fields of a form; none of any other document. What an invalid field lacks may be what is invalid. */
export function fieldsIn({ kind, readable, invalidPointers: broken }: PlacedDocument): readonly ValidField[] {
  if (kind !== 'form') return [];
  const { fields = [] } = Object(readable) as Partial<FormDocument>;
  return fields
    .map((field, index) => ({ field, pointer: `/fields/${index}` }))
    .filter(({ pointer }) => !broken.has(pointer));
}
