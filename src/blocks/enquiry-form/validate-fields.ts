import { issueMessage } from '../../form/text-issue';
import type { Answers, Values } from './answers';
import type { BrowserForm } from './browser-form';

/** The message of the document for each invalid field, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One message for every field that does not take what was written into it. */
export function validateFields(
  { fields, failure }: Pick<BrowserForm, 'fields' | 'failure'>,
  values: Values,
  judge: Answers['issue'],
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const text = values[field.name] ?? '';
      const issue = judge(field, text);
      return issue ? [[field.name, issueMessage(field, issue, failure.rejected, text)]] : [];
    }),
  );
}
