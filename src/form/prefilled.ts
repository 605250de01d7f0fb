import type { FormField } from '../generated/documents';
import { asChoice } from './normalize-answer';

/**
 * The value that prefills a field with the topic of a page; for a select, the option of that name. Empty if there is
 * none.
 */
export function valueFor({ options }: Pick<FormField, 'options'>, names: readonly string[]): string {
  const text = names.join(', ');
  if (!options) return text;
  const wantedChoice = asChoice(text).toLowerCase();
  return options.find((option) => asChoice(option).toLowerCase() === wantedChoice) ?? '';
}
