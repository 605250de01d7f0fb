import type { ReceivedForm } from '../compiled';
import { simulated } from '../form/form-key';
import type { FormDocument } from '../generated/documents';
import { formVersion } from '../references/forms';

/** Whether a form sends anything; other forms are simulated. */
export const isReceived = ({ submit }: Pick<FormDocument, 'submit'>): boolean => submit !== simulated;

/** A form for the receiver, with the unresolved Markdown text of its consent. */
export const receivedForm = (form: FormDocument): ReceivedForm => {
  const { submit, fields, button, failure, consent } = form;
  return { version: formVersion(form), submit, fields, button, failure, consent };
};
