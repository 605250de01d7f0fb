import type { FormField } from '../../generated/compiled';

/**
 * The messages in a field's served HTML, of which CSS shows one if the browser reports an error: the first is for a
 * missing answer, the last for an invalid one.
 */
export function servedMessages({ type, messages = {} }: Pick<FormField, 'type' | 'messages'>) {
  const { missing, invalid, pattern, tooShort } = messages;
  // A choice can only be missing, never invalid.
  const isChoice = /^(radio|checkbox|consent)$/.test(type);
  return [missing, isChoice ? undefined : (invalid ?? pattern ?? tooShort)].filter(
    (message) => message !== undefined,
  );
}
