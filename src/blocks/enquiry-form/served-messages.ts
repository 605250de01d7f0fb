import type { FormField } from '../../generated/compiled';

/**
 * The messages of a field as they are in its served HTML, where the style sheet shows one once the browser has found
 * something wrong: that for a missing text is the first, and that for what the field does not accept the last.
 */
export function servedMessages({ type, messages = {} }: Pick<FormField, 'type' | 'messages'>) {
  const { missing, invalid, pattern, tooShort } = messages;
  // Of what is chosen the browser finds only that nothing is.
  const isChosen = /^(radio|checkbox|consent)$/.test(type);
  return [missing, isChosen ? undefined : (invalid ?? pattern ?? tooShort)].filter(
    (message) => message !== undefined,
  );
}
