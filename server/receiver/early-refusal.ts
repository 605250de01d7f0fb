import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ReceivedForm } from '../../src/compiled';
import type { Build } from '../site/build';
import { type Guard, overloaded } from './guard';

/**
 * Returns a function that refuses JSON posts with 503 before they reach the app while the guard is full, and returns
 * whether it did. Under overload most requests are refused, and refusals must be cheap, because posts in progress wait
 * for them. The response is the same as the app's. Posts without JavaScript reach the app, which responds with a page.
 * `onRefused` gets the form's path and the number of refusals per event loop iteration.
 */
export function createEarlyRefusal(
  guard: Guard,
  latestBuild: () => Build,
  onRefused: (form: string, count: number) => void = () => {},
) {
  /**
   * Refusals in this event loop iteration, by form. Reporting each separately would take a tenth of a refusal's
   * time.
   */
  const unreported = new Map<string, number>();
  const countRefusal = (form: string) => {
    if (unreported.size === 0) {
      setImmediate(() => {
        for (const [form, count] of unreported) onRefused(form, count);
        unreported.clear();
      });
    }
    unreported.set(form, (unreported.get(form) ?? 0) + 1);
  };

  const answersByForm = new WeakMap<ReceivedForm, { headers: OutgoingHttpHeaders; body: string }>();

  const prepareAnswer = (form: ReceivedForm, build: Build) => {
    const { submit, failure } = form;
    const body = JSON.stringify({ message: failure.busy ?? failure.rejected });
    const headers = {
      ...Object.fromEntries(build.headersFor(submit)),
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': overloaded.retryAfter,
    };
    const answer = { headers, body };
    answersByForm.set(form, answer);
    return answer;
  };

  return (
    { method, headers: requestHeaders, url = '' }: IncomingMessage,
    response: ServerResponse,
  ): boolean => {
    if (method !== 'POST' || !guard.isFull()) return false;
    if (!requestHeaders['content-type']?.startsWith('application/json')) return false;
    // The app refuses encoded bodies for good, with 415.
    if (requestHeaders['content-encoding']) return false;
    // Only the app knows which other origins may send.
    if (requestHeaders['sec-fetch-site'] !== undefined && requestHeaders['sec-fetch-site'] !== 'same-origin')
      return false;
    const build = latestBuild();
    const form = build.form(url);
    if (!form) return false;
    const { headers, body } = answersByForm.get(form) ?? prepareAnswer(form, build);
    response.writeHead(overloaded.status, headers).end(body);
    countRefusal(form.submit);
    return true;
  };
}
