import type { FormField } from '../../../generated/compiled';
import { servedMessages } from '../served-messages';

/**
 * The served messages of a field, with those about its limits before the last. CSS shows them if the browser reports an
 * out-of-range value. CSS cannot tell which limit was violated, so all of them are shown.
 */
export function messagesWithLimits(
  field: Pick<FormField, 'type' | 'messages' | 'min' | 'max' | 'earliest' | 'latest'>,
): readonly string[] {
  const { min, max, earliest, latest, messages = {} } = field;
  const { missing, invalid = missing, tooLow, tooHigh } = messages;
  const limitMessages = new Set([
    ...((min ?? earliest) === undefined ? [] : [tooLow]),
    ...((max ?? latest) === undefined ? [] : [tooHigh]),
  ]);
  const hasLimitMessage = [...limitMessages].some((message) => message !== invalid);
  return hasLimitMessage
    ? [missing, ...limitMessages, invalid].filter((message) => message !== undefined)
    : servedMessages(field);
}
