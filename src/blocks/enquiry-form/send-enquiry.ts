import type { Values } from './answers';
import type { BrowserForm } from './browser-form';
import { enquiryKey } from './enquiry-key';
import { type PostResult, postEnquiry } from './post-enquiry';
import { clearUnderWay, type EnquiryUnderWay, setUnderWay } from './under-way';

/** What the browser needs of a form to send it, and the next page to say what became of it. */
export interface Sending extends Pick<EnquiryUnderWay, 'label' | 'form' | 'draft' | 'words'> {
  to: Pick<BrowserForm, 'submit' | 'version' | 'consent'>;
}

/** Sends what was written, and keeps it for the next page until there is an answer. */
export async function sendEnquiry(
  { to: { submit, version, consent }, ...rest }: Sending,
  values: Values,
): Promise<PostResult> {
  const body = JSON.stringify(values);
  const enquiry: EnquiryUnderWay = {
    ...rest,
    submit,
    body,
    at: Date.now(),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': enquiryKey(submit, body),
      'fill-time': String(Math.round(performance.now())), // since the page was opened, ms
      'form-version': version,
      ...(consent && { 'consent-version': consent.version }),
    },
  };
  setUnderWay(enquiry);
  const result = await postEnquiry(enquiry);
  clearUnderWay();
  return result;
}
