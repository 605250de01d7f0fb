import { defineError } from '../define-diagnostic';
import { quotedList } from '../message-values';

/** `owner` is what has the property, in words; `types` are the types of field for which it means something. */
export const misplacedRule = defineError<[property: string, owner: string, types: readonly string[]]>({
  code: 'misplaced-rule',
  about: 'A field of a form has a property that means nothing for its type, or for its other properties.',
  message: (property, owner) => `“${property}” means nothing for ${owner}.`,
  hint: (_property, _owner, types) =>
    types.length === 0
      ? 'Delete it.'
      : `Delete it, or give the field a type that has it: ${quotedList(types, 'or')}.`,
});
