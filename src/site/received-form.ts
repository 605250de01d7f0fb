import { createHash } from 'node:crypto';
import type { ReceivedForm } from '../compiled';
import { isRequired } from '../form/field-issue';
import type { FormDocument } from '../generated/documents';

/** Whether a form sends anything. Any other only pretends to, on the page. */
export const isReceived = ({ submit }: Pick<FormDocument, 'submit'>): boolean => submit !== 'simulate';

/** A hash of what decides how an enquiry is judged: its fields and the consent. Other words make no other version. */
export function formVersion({ fields, consent }: Pick<FormDocument, 'fields' | 'consent'>): string {
  const rules = fields.map((field) => {
    const { name, type, digits, maxLength, options } = field;
    return { name, type, digits, maxLength, options, isRequired: isRequired(field) };
  });
  return createHash('sha256')
    .update(JSON.stringify([rules, consent?.version]))
    .digest('base64url')
    .slice(0, 8);
}

/** A form's document as the receiver needs it: as it is written, the consent's text with its links in Markdown. */
export const receivedForm = (form: FormDocument): ReceivedForm => {
  const { submit, fields, button, failure, consent } = form;
  return { version: formVersion(form), submit, fields, button, failure, consent };
};
