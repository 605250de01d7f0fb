import type { FormField } from '../../generated/compiled';

/**
 * The messages in a field's served HTML, of which CSS shows some if the browser reports an error: the first is for a
 * missing answer, the last for an invalid one. Those between are about the limits of a number or a date. CSS cannot
 * tell which limit was violated, so it shows all of them. If each is the message for an invalid answer, that is not
 * repeated.
 */
export function servedMessages({
  type,
  min,
  max,
  earliest,
  latest,
  messages = {},
}: Pick<FormField, 'type' | 'messages' | 'min' | 'max' | 'earliest' | 'latest'>): readonly string[] {
  const { missing, invalid, pattern, tooShort, tooLow, tooHigh } = messages;
  // In a browser a choice can only be missing, never invalid.
  const isChoice = /^(radio|checkbox|select|consent)$/.test(type);
  const wrong = isChoice ? undefined : (invalid ?? pattern ?? tooShort);
  const last = wrong ?? missing;
  const limits = new Set<string | undefined>();
  if ((min ?? earliest) !== undefined) limits.add(tooLow);
  if ((max ?? latest) !== undefined) limits.add(tooHigh);
  limits.delete(undefined);
  const isLimited = [...limits].some((message) => message !== last);
  return [missing, ...(isLimited ? [...limits, last] : [wrong])].filter((message) => message !== undefined);
}
