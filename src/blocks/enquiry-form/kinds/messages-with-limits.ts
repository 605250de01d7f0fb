import type { FormField } from '../../../generated/compiled';
import { servedMessages } from '../served-messages';

/**
 * The served messages of a field, with those of its limits before the last: the style sheet shows these where the browser
 * finds a number or a date beyond one. It cannot tell which, so all of them are there, or none if a limit has none.
 */
export function messagesWithLimits(
  field: Pick<FormField, 'type' | 'messages' | 'min' | 'max' | 'earliest' | 'latest'>,
): readonly string[] {
  const { min, max, earliest, latest, messages = {} } = field;
  const { invalid, tooLow, tooHigh } = messages;
  const served = servedMessages(field);
  const limits = [
    ...((min ?? earliest) === undefined ? [] : [tooLow]),
    ...((max ?? latest) === undefined ? [] : [tooHigh]),
  ].filter((message) => message !== invalid);
  const isSaid = (message: string | undefined) => message !== undefined;
  return isSaid(invalid) && limits.every(isSaid)
    ? [...served.slice(0, -1), ...new Set(limits), ...served.slice(-1)]
    : served;
}
