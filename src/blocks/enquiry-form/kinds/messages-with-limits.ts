import type { FormField } from '../../../generated/compiled';
import { servedMessages } from '../served-messages';

/**
 * The served messages of a field, and before the last of them those about its limits, which CSS shows if the browser
 * reports an out-of-range value. CSS cannot tell which limit was violated, so all of them are shown. If each is the
 * message for an invalid answer, that is not repeated.
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
