import type { FormField } from '../generated/documents';
import { asChoice } from './one-form';

/** What a field is filled in with by what an enquiry is about; of a list, the option of that name. Empty: nothing. */
export function valueFor({ options }: Pick<FormField, 'options'>, names: readonly string[]): string {
  const text = names.join(', ');
  if (!options) return text;
  const wanted = asChoice(text).toLowerCase();
  return options.find((option) => asChoice(option).toLowerCase() === wanted) ?? '';
}
