import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Build } from '../site/build';
import { full, type Guard } from './guard';

/**
 * Answers a post of JSON 503 before it enters the app, while the guard is full: under overload there are more refusals
 * than anything else, and each must cost little of the time that the posts under way wait for. The app would answer the
 * same. A post without script enters it, for its page.
 */
export const createEarlyRefusal =
  (guard: Guard, latestBuild: () => Build) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url: path = '' } = request;
    if (method !== 'POST' || !guard.isFull()) return false;
    if (!headers['content-type']?.startsWith('application/json')) return false;
    const build = latestBuild();
    const form = build.form(path);
    if (!form) return false;
    const body = JSON.stringify({ message: form.failure.busy ?? form.failure.rejected });
    response.writeHead(full.status, {
      ...Object.fromEntries(build.headersFor(path)),
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': full.retryAfter,
    });
    response.end(body);
    return true;
  };
