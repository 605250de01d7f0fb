import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentBuild } from '../site/build';
import { type Guard, overloaded } from './guard';

/**
 * Returns a function that refuses JSON posts with 503 before they reach the app while the guard is full, and returns
 * whether it did. Under overload most requests are refused, and posts in progress wait for that: the app's own refusal,
 * which is the same, takes several times as long. Posts without JavaScript reach the app, which responds with a page.
 * `onRefused` gets the form's path.
 */
export const createEarlyRefusal =
  (guard: Guard, currentBuild: CurrentBuild, onRefused: (form: string) => void) =>
  ({ method, headers, url = '' }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== 'POST' || !guard.isFull()) return false;
    if (!headers['content-type']?.startsWith('application/json')) return false;
    // The app refuses encoded bodies for good, with 415.
    if (headers['content-encoding']) return false;
    // Only the app knows which other origins may send.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false;
    const build = currentBuild();
    const form = build.form(url);
    if (!form) return false;
    const body = JSON.stringify({ message: form.failure.busy ?? form.failure.rejected });
    response.writeHead(overloaded.status, {
      ...Object.fromEntries(build.headersFor(url)),
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': overloaded.retryAfter,
    });
    response.end(body);
    onRefused(form.submit);
    return true;
  };
