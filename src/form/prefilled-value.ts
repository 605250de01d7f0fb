import type { FormField } from '../generated/documents';
import { choiceKey } from './normalize-answer';

/**
 * The value with which a field is prefilled for the topics of a page (what an enquiry from it is about); for a select,
 * the option of that name. Empty if there is none.
 */
export function prefilledValue({ options }: Pick<FormField, 'options'>, topics: readonly string[]): string {
  const text = topics.join(', ');
  if (!options) return text;
  const wantedKey = choiceKey(text).toLowerCase();
  return options.find((option) => choiceKey(option).toLowerCase() === wantedKey) ?? '';
}
