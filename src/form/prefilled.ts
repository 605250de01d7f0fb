import type { FormField } from '../generated/documents';

/** What a field is filled in with by what an enquiry is about; of a list, the option of that name. Empty: nothing. */
export function valueFor({ options }: Pick<FormField, 'options'>, names: readonly string[]): string {
  const text = names.join(', ');
  if (!options) return text;
  return options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? '';
}
