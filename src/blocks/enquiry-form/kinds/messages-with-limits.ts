import type { FormField } from '../../../generated/compiled';
import { servedMessages } from '../served-messages';

/**
 * The served messages of a field, with those of its limits before the last: the style sheet shows these where the browser
 * finds a number or a date beyond one. It cannot tell which, so all of them are there.
 */
export function messagesWithLimits(
  field: Pick<FormField, 'type' | 'messages' | 'min' | 'max' | 'earliest' | 'latest'>,
): readonly string[] {
  const { min, max, earliest, latest, messages = {} } = field;
  const { missing, invalid = missing, tooLow, tooHigh } = messages;
  const limits = new Set([
    ...((min ?? earliest) === undefined ? [] : [tooLow]),
    ...((max ?? latest) === undefined ? [] : [tooHigh]),
  ]);
  const isMore = [...limits].some((message) => message !== invalid);
  return isMore
    ? [missing, ...limits, invalid].filter((message) => message !== undefined)
    : servedMessages(field);
}
