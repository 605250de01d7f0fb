import { forgetSent, hasDraft } from './draft';
import { forgetKey } from './enquiry-key';
import type { EnquiryUnderWay, OutcomeWords } from './under-way';
import type { FieldErrors } from './validate-fields';

export type PostResult = { sent: true } | { sent: false; message: string; errors: FieldErrors };

/**
 * How long an answer may take: longer than a slow connection needs, and as long as anybody looks at “Sending…”. Then
 * the network counts as failed.
 */
export const longestWait = 30_000;

/** A browser keeps 64 KiB alive, of which a code unit takes at most three bytes; it refuses to send more. */
const longestKept = 20_000;

/**
 * Posts an enquiry. Once it has been received, its key and its draft are forgotten. What is said on failure is fixed by
 * spec 000, section 8.
 */
export async function postEnquiry({
  submit,
  headers,
  body,
  draft,
  words: { failure },
}: Pick<EnquiryUnderWay, 'submit' | 'headers' | 'body' | 'draft' | 'words'>): Promise<PostResult> {
  const post = (proof?: string) => {
    const stalled = new AbortController();
    setTimeout(() => stalled.abort(), longestWait); // what was answered by then is not touched by it
    return fetch(submit, {
      method: 'POST',
      headers: { ...headers, ...(proof && { 'proof-of-work': proof }) },
      body,
      keepalive: body.length < longestKept, // it arrives even if the page is left
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
    forgetSent(draft, JSON.parse(body));
    return { sent: true };
  }
  const answer = asObject(await response.json().catch(() => undefined));
  const { status } = response;
  // It says to reload, and that what was typed is kept: not where the browser keeps nothing.
  const isUntrue = status === 409 && !hasDraft(draft);
  return {
    sent: false,
    message: isText(answer.message) && !isUntrue ? answer.message : wordsFor(status, failure),
    errors: status === 422 ? textsOf(asObject(answer.errors)) : {},
  };
}

/** With the receiver down, a proxy answers without our message (502, 503, 504). Anything else is a refusal. */
const wordsFor = (status: number, { rejected, busy = rejected }: OutcomeWords['failure']): string =>
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
