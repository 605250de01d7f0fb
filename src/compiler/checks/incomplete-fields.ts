import type { Diagnostic } from '../../diagnostics/diagnostic';
import { missingProperty } from '../../diagnostics/missing-property/missing-property';
import { locationOfValue } from '../../document/location';
import { issueMessage, patternOf } from '../../form/field-issue';
import type { FormDocument, FormField } from '../../generated/documents';
import type { LinkedSite, PlacedDocument } from '../../site/checked-site';

const optionsHint =
  'Without them a visitor has nothing to choose from. For example: "options": ["University Admission", "Visa Services"]';
const messagesHint =
  'Add it, for example "messages": { "invalid": "Please enter a valid mobile number." }. Visitors see it when they have to correct the field.';

/**
 * Fields without what their type needs: options to choose from, or a message for an answer of the wrong form. The schema
 * requires neither, since most types need neither.
 */
export const incompleteFields = ({ documents }: LinkedSite): readonly Diagnostic[] =>
  documents.flatMap(incompleteIn);

function incompleteIn({ document, kind, readable, broken }: PlacedDocument): readonly Diagnostic[] {
  if (kind !== 'form') return [];
  const { fields = [] } = Object(readable) as Partial<FormDocument>;
  // What an invalid field lacks may be what is invalid.
  const isValid = (index: number) => !broken.has(`/fields/${index}`);
  return fields.flatMap((field, index) =>
    (isValid(index) ? missingFrom(field) : []).map(([property, hint]) =>
      missingProperty(locationOfValue(document, `/fields/${index}/type`), [property], hint),
    ),
  );
}

const missingFrom = (field: FormField): readonly [property: string, hint: string][] => [
  ...(field.type === 'select' && !field.options ? [['options', optionsHint] as [string, string]] : []),
  ...(patternOf(field) && issueMessage(field, 'invalid', '') === ''
    ? [['messages', messagesHint] as [string, string]]
    : []),
];
