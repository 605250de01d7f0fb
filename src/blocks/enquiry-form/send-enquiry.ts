import type { BrowserForm } from './browser-form';
import { enquiryKey, forgetKey } from './enquiry-key';
import type { FieldErrors } from './validate-fields';

export type SendResult =
  | { sent: true }
  | {
      sent: false;
      message: string;
      errors: FieldErrors;
      /** The page shows another version of the form than the receiver asks for: it has to be reloaded. */
      isOutdated?: true;
    };

/**
 * How long an answer may take: longer than a slow connection needs, and as long as anybody looks at “Sending…”. Then
 * the network counts as failed.
 */
export const longestWait = 30_000;

/** Sends what was written. What it says on failure is fixed by spec 000, section 8. */
export async function sendEnquiry(
  { submit, version, failure, consent }: Pick<BrowserForm, 'submit' | 'version' | 'failure' | 'consent'>,
  values: Readonly<Record<string, string>>,
): Promise<SendResult> {
  const body = JSON.stringify(values);
  const post = (proof?: string) => {
    const stalled = new AbortController();
    setTimeout(() => stalled.abort(), longestWait); // what was answered by then is not touched by it
    return fetch(submit, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': enquiryKey(submit, body),
        'fill-time': String(Math.round(performance.now())), // since the page was opened, ms
        'form-version': version,
        ...(consent && { 'consent-version': consent.version }),
        ...(proof && { 'proof-of-work': proof }),
      },
      body,
      signal: stalled.signal,
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
    forgetKey(submit);
    return { sent: true };
  }
  const answer = asObject(await response.json().catch(() => undefined));
  const { status } = response;
  return {
    sent: false,
    message: isText(answer.message) ? answer.message : wordsFor(status, failure),
    errors: status === 422 ? textsOf(asObject(answer.errors)) : {},
    ...(status === 409 && { isOutdated: true }),
  };
}

/** With the receiver down, a proxy answers without our message (502, 503, 504). Anything else is a refusal. */
const wordsFor = (status: number, { rejected, busy = rejected }: BrowserForm['failure']): string =>
  status >= 502 && status <= 504 ? busy : rejected;

/** Few servers ask for a proof: what makes one is not loaded before. Where it cannot be, the answer stays as it is. */
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
