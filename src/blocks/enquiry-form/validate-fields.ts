import { issueMessage } from '../../form/validate-text';
import type { BrowserForm } from './browser-form';
import type { FieldHandlers } from './field';
import type { FieldValues } from './field-values';

/** Error messages of invalid fields, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates all fields, with one message for each invalid one. `failure.rejected` is for fields without their own. */
export function validateFields(
  { fields, failure }: Pick<BrowserForm, 'fields' | 'failure'>,
  values: FieldValues,
  validate: FieldHandlers['validate'],
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = values[field.name] ?? '';
      const issue = validate(field, value);
      return issue ? [[field.name, issueMessage(field, issue, failure.rejected, value)]] : [];
    }),
  );
}
