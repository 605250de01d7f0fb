import { defineDiagnostic } from '../define-diagnostic';
import { quotedList } from '../message-values';

export const misplacedRule = defineDiagnostic<[property: string, field: string, types: readonly string[]]>({
  code: 'misplaced-rule',
  severity: 'error',
  about: 'A field of a form has a property that means nothing for its type, or for its other properties.',
  message: (property, field) => `“${property}” means nothing for ${field}.`,
  hint: (_property, _field, types) =>
    types.length === 0
      ? 'Delete it.'
      : `Delete it, or give the field a type that has it: ${quotedList(types, 'or')}.`,
});
