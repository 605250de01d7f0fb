import type { FormDocument, FormField } from '../../generated/documents';
import type { LinkedDocument } from '../../site/checked-site';

/** A form field without schema errors. */
export interface ValidField {
  field: FormField;
  /** Pointer to it in its document. */
  pointer: string;
}

/**
 * The valid fields of a form. Invalid fields are skipped, because a property that seems missing may be the invalid one.
 */
export function fieldsIn({ kind, validValue, invalidPointers }: LinkedDocument): readonly ValidField[] {
  if (kind !== 'form') return [];
  const { fields = [] } = Object(validValue) as Partial<FormDocument>;
  return fields
    .map((field, index) => ({ field, pointer: `/fields/${index}` }))
    .filter(({ pointer }) => !invalidPointers.has(pointer));
}
