import type { BrowserForm } from './browser-form';
import { enquiryKey } from './enquiry-key';
import type { FieldValues } from './field-values';
import { clearPending, type PendingSubmission, storePending } from './pending';
import { type PostResult, postEnquiry } from './post-enquiry';

/** Everything needed to send an enquiry, and to show the result on the next page. */
export interface SendOptions extends Pick<PendingSubmission, 'label' | 'formUrl' | 'draftKey' | 'words'> {
  /** The form that the enquiry is sent with. */
  form: Pick<BrowserForm, 'submit' | 'version' | 'consent'>;
}

/** Sends an enquiry, and stores it until there is a response, in case the visitor leaves the page. */
export async function sendEnquiry(
  { form: { submit, version, consent }, ...rest }: SendOptions,
  values: FieldValues,
): Promise<PostResult> {
  const body = JSON.stringify(values);
  const enquiry: PendingSubmission = {
    ...rest,
    submit,
    body,
    sentAt: Date.now(),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': enquiryKey(submit, body),
      'fill-time': String(Math.round(performance.now())), // time since the page was opened, in ms
      'form-version': version,
      ...(consent && { 'consent-version': consent.version }),
    },
  };
  storePending(enquiry);
  const result = await postEnquiry(enquiry);
  clearPending();
  return result;
}
