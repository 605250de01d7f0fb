import type { ParsedDocument } from '../../document/parsed-document';
import type { FormDocument, FormField } from '../../generated/documents';
import type { LinkedSite } from '../../site/checked-site';

/** A form field without schema errors. */
export interface ValidField {
  /** The document of its form. */
  document: ParsedDocument;
  field: FormField;
  /** Pointer to it in its document. */
  pointer: string;
}

/**
 * The valid fields of all forms. Invalid fields are skipped, because a property that seems missing may be the invalid
 * one.
 */
export const fieldsIn = ({ documents }: Pick<LinkedSite, 'documents'>): readonly ValidField[] =>
  documents.flatMap(({ parsed, kind, validValue, invalidPointers }) => {
    if (kind !== 'form') return [];
    const { fields = [] } = Object(validValue) as Partial<FormDocument>;
    return fields
      .map((field, index) => ({ document: parsed, field, pointer: `/fields/${index}` }))
      .filter(({ pointer }) => !invalidPointers.has(pointer));
  });
