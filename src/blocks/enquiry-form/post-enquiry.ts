import { deleteSentDraft, hasDraft } from './draft';
import { deleteEnquiryKey } from './enquiry-key';
import type { OutcomeWords, PendingSubmission } from './pending';
import type { FieldErrors } from './validate-fields';

export type PostResult = { sent: true } | { sent: false; message: string; errors: FieldErrors };

/**
 * Timeout in ms: longer than slow connections need, and about as long as visitors wait. After that, the request counts
 * as a network failure.
 */
export const requestTimeout = 30_000;

/**
 * Maximum body length for `keepalive`, in UTF-16 code units. Browsers allow 64 KiB, and a code unit takes at most three
 * bytes.
 */
const maxKeepaliveSize = 20_000;

/**
 * Posts an enquiry. After success, its idempotency key and draft are deleted. On failure the message is that of the
 * response, or else the form's own (spec 000, section 8). The receiver answers 428 to ask for a proof of work, and 422
 * with errors of fields.
 */
export async function postEnquiry({
  submit: submitUrl,
  headers,
  body,
  draftKey,
  words: { failure },
}: Pick<PendingSubmission, 'submit' | 'headers' | 'body' | 'draftKey' | 'words'>): Promise<PostResult> {
  const post = (proof?: string) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), requestTimeout); // too late to affect a finished request
    return fetch(submitUrl, {
      method: 'POST',
      headers: { ...headers, ...(proof && { 'proof-of-work': proof }) },
      body,
      keepalive: body.length < maxKeepaliveSize, // lets the request finish if the page is left
      signal: timeout.signal,
    });
  };
  let response: Response;
  try {
    response = await post();
    if (response.status === 428) response = await postWithProof(response, post);
  } catch {
    return { sent: false, message: failure.network, errors: {} };
  }
  if (response.ok) {
    deleteEnquiryKey(submitUrl);
    deleteSentDraft(draftKey, JSON.parse(body));
    return { sent: true };
  }
  const answer = asObject(await response.json().catch(() => undefined));
  const { status } = response;
  // On 409 (the form has changed; reload) the receiver's message promises that the input was saved. It is not shown if
  // no draft could be stored.
  const promisesMissingDraft = status === 409 && !hasDraft(draftKey);
  return {
    sent: false,
    message: isText(answer.message) && !promisesMissingDraft ? answer.message : messageFor(status, failure),
    errors: status === 422 ? textsOf(asObject(answer.errors)) : {},
  };
}

/** If the receiver is down, a proxy answers (502, 503, 504), without our message. All other codes are rejections. */
const messageFor = (status: number, { rejected, busy = rejected }: OutcomeWords['failure']): string =>
  status >= 502 && status <= 504 ? busy : rejected;

/**
 * Proof of work is rarely required, so its code is loaded on demand. If that fails, the original response is returned.
 */
const postWithProof = (refusal: Response, post: (proof: string) => Promise<Response>) =>
  import('./prove-work').then(
    ({ answerChallenge }) => answerChallenge(refusal, post),
    () => refusal,
  );

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textsOf = (values: Readonly<Record<string, unknown>>): FieldErrors =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])));

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
