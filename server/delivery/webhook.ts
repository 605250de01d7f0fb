import { createHmac } from 'node:crypto';
import type { Enquiry } from '../store/enquiry';
import { type Send, Undelivered } from './channel';

/**
 * Posts an enquiry as JSON, signed as Standard Webhooks asks (github.com/standard-webhooks/standard-webhooks, spec).
 * The signature is the one line below; the scheme's own package would bring a SHA-256 and a Base64 in JavaScript for it,
 * so that only the tests use it, to verify.
 */
export function createWebhook({ url, secret }: { url: string; secret: string }): Send {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const sign = (content: string) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`;

  return async (enquiry, signal) => {
    const body = webhookBody(enquiry);
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Prospectus',
      // The same whenever it is sent again: by this the receiver recognises a repeat.
      'webhook-id': enquiry.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign(`${enquiry.id}.${timestamp}.${body}`),
    };
    // A redirect would take the enquiry to an address that nobody has configured.
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' }).catch(
      (error: unknown) => {
        throw new Undelivered(codeOf(error));
      },
    );
    // The status says it all; an answer that breaks off behind it changes nothing.
    response.body?.cancel().catch(() => {});
    if (response.ok) return;
    throw new Undelivered(`HTTP ${response.status}`, {
      isFinal: response.status === 410, // Gone: so the scheme says that nothing more is wanted
      retryAfter: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    });
  };
}

/** What the receiver gets, the same text each time. `fields` has what was written, by the names of the form's fields. */
const webhookBody = ({ id, form, received, payload, consent }: Enquiry) =>
  JSON.stringify({
    type: 'enquiry.received',
    timestamp: received,
    data: { id, form, received, fields: payload, consent: consent && { version: consent.version } },
  });

/** Seconds or a date (RFC 9110, section 10.2.3), as ms from now; 0 where it is neither. */
export function readRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0; // no date: NaN
}

/** `fetch` hides why it failed in the cause of what it throws. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
