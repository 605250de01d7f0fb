import { issueMessage } from '../../form/validate-text';
import type { BrowserForm } from './browser-form';
import type { FieldHandlers, Values } from './field-handlers';

/** Error messages of invalid fields, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates all fields, with one message for each invalid one. */
export function validateFields(
  { fields, failure }: Pick<BrowserForm, 'fields' | 'failure'>,
  values: Values,
  validate: FieldHandlers['validate'],
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const text = values[field.name] ?? '';
      const issue = validate(field, text);
      return issue ? [[field.name, issueMessage(field, issue, failure.rejected, text)]] : [];
    }),
  );
}
