import type { Form } from '../generated/documents';
import type { Diagnostic } from './diagnostics/diagnostic';
import { missingProperty } from './diagnostics/missing-property';
import type { Inspected } from './inspect';
import { placeOfValue } from './place';

const advice =
  'Without them a visitor could choose nothing. For example: "options": ["University Admission", "Visa Services"]';

/** Fields to choose from that list nothing. The contract asks no field for `options`: most have none. */
export function choicelessFields({
  document,
  kind,
}: Pick<Inspected, 'document' | 'kind'>): readonly Diagnostic[] {
  if (kind !== 'form') return [];
  const { fields } = document.value as Form;
  return fields.flatMap(({ type, options }, index) =>
    type === 'select' && !options
      ? [missingProperty(placeOfValue(document, `/fields/${index}/type`), ['options'], advice)]
      : [],
  );
}
