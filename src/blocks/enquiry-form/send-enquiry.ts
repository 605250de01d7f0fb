import type { Form } from '../../generated/compiled';
import { enquiryKey, forgetKey } from './enquiry-key';
import type { FieldErrors } from './validate-field';

export type Answer = { sent: true } | { sent: false; message: string; errors: FieldErrors };

/**
 * How long an answer may take: longer than a slow connection needs, and as long as anybody looks at “Sending…”. Then
 * the network counts as failed.
 */
export const longestWait = 30_000;

/** Sends what was written. What it says on failure is fixed by spec 000, section 8. */
export async function sendEnquiry(
  { submit, failure, consent }: Pick<Form, 'submit' | 'failure' | 'consent'>,
  values: Readonly<Record<string, string>>,
): Promise<Answer> {
  const stalled = new AbortController();
  setTimeout(() => stalled.abort(), longestWait); // what was answered by then is not touched by it
  const body = JSON.stringify(values);
  let response: Response;
  try {
    response = await fetch(submit, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': enquiryKey(submit, body),
        'fill-time': String(Math.round(performance.now())), // since the page was opened, ms
        ...(consent && { 'consent-version': consent.version }),
      },
      body,
      signal: stalled.signal,
    });
  } catch {
    return { sent: false, message: failure.network, errors: {} };
  }
  if (response.ok) {
    forgetKey(submit);
    return { sent: true };
  }
  const answer = asObject(await response.json().catch(() => undefined));
  return {
    sent: false,
    message: isText(answer.message) ? answer.message : failure.rejected,
    errors: response.status === 422 ? textsOf(asObject(answer.errors)) : {},
  };
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textsOf = (values: Readonly<Record<string, unknown>>): FieldErrors =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])));

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
