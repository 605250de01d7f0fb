import type { ReceivedForm } from '../compiled';
import { simulated } from '../form/form-key';
import type { FormDocument } from '../generated/documents';
import { formVersion } from '../references/forms';

/** Whether a form sends anything. Any other only pretends to, on the page. */
export const isReceived = ({ submit }: Pick<FormDocument, 'submit'>): boolean => submit !== simulated;

/** A form's document as the receiver needs it: as it is written, the consent's text with its links in Markdown. */
export const receivedForm = (form: FormDocument): ReceivedForm => {
  const { submit, fields, button, failure, consent } = form;
  return { version: formVersion(form), submit, fields, button, failure, consent };
};
