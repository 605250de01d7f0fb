import type { Diagnostic } from '../diagnostics/diagnostic';
import { missingProperty } from '../diagnostics/missing-property/missing-property';
import { locationOfValue } from '../document/location';
import { issueMessage, patternOf } from '../form/field-issue';
import type { Form, FormField } from '../generated/documents';
import type { Inspected } from '../site/checked-site';

const optionsHint =
  'Without them a visitor has nothing to choose from. For example: "options": ["University Admission", "Visa Services"]';
const messagesHint =
  'Without them a visitor is not told why the form is refused. For example: "messages": { "invalid": "Please enter a valid mobile number." }';

/**
 * Fields that lack what their type needs: options to choose from, or words for a text in the wrong shape. The schema
 * asks no field for either, since most have neither.
 */
export function incompleteFields({
  document,
  kind,
}: Pick<Inspected, 'document' | 'kind'>): readonly Diagnostic[] {
  if (kind !== 'form') return [];
  const { fields } = document.value as Form;
  return fields.flatMap((field, index) =>
    missingFrom(field).map(([property, hint]) =>
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
