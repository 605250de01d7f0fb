import { fieldIssue, issueMessage } from '../../form/field-issue';
import type { BrowserForm } from './browser-form';
import type { Values } from './read-values';

/** The message of the document for each invalid field, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One message for every field that does not take what was written into it. */
export function validateFields(
  { fields, failure }: Pick<BrowserForm, 'fields' | 'failure'>,
  values: Values,
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const text = values[field.name] ?? '';
      const issue = fieldIssue(field, text);
      return issue ? [[field.name, issueMessage(field, issue, failure.rejected, text)]] : [];
    }),
  );
}
