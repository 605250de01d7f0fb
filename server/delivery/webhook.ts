import { createHmac, randomUUID } from 'node:crypto';
import { errorCode } from '../error-code';
import type { Enquiry } from '../store/enquiry';
import { type Send, Undelivered } from './channel';

interface WebhookEndpoint {
  url: string;
  secret: string;
}

/** Posts each enquiry as JSON, signed. */
export function createWebhook(endpoint: WebhookEndpoint): Send {
  const post = createSender(endpoint);
  return async (enquiry, signal) => {
    // The same whenever it is sent again: by its id the receiver recognises a repeat.
    await post(enquiry.id, webhookBody(enquiry), signal);
  };
}

/**
 * Posts a signed event of type `webhook.test`, which a receiver answers with 2xx and otherwise ignores. Returns the
 * receiver's time from its Date header, ms since 1970. Throws `Undelivered` if it is not accepted.
 */
export async function testWebhook(
  endpoint: WebhookEndpoint,
  signal: AbortSignal,
): Promise<number | undefined> {
  const event = { type: 'webhook.test', timestamp: new Date().toISOString(), data: {} };
  const headers = await createSender(endpoint)(randomUUID(), JSON.stringify(event), signal);
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

/**
 * Posts JSON, signed as Standard Webhooks asks (github.com/standard-webhooks/standard-webhooks, spec). The signature is
 * the one line below; the scheme's own package would bring a SHA-256 and a Base64 in JavaScript for it, so that only
 * the tests use it, to verify. Returns the headers of the answer.
 */
function createSender({ url, secret }: WebhookEndpoint) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const sign = (content: string) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`;

  return async (id: string, body: string, signal: AbortSignal): Promise<Headers> => {
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Prospectus',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign(`${id}.${timestamp}.${body}`),
    };
    // A redirect would take the enquiry to an address that nobody has configured.
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' }).catch(
      (error: unknown) => {
        // `fetch` hides why it failed in the cause of what it throws.
        throw new Undelivered(errorCode(error instanceof Error ? (error.cause ?? error) : error));
      },
    );
    // Only the status matters; it does not matter if the answer breaks off after it.
    response.body?.cancel().catch(() => {});
    if (response.ok) return response.headers;
    throw new Undelivered(`HTTP ${response.status}`, {
      isFinal: response.status === 410, // Gone: so the scheme says that nothing more is wanted
      retryAfter: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    });
  };
}

/** What the receiver gets, the same text each time. `fields` maps field names to what was written. */
const webhookBody = ({ id, form, received, payload, consent }: Enquiry) =>
  JSON.stringify({
    type: 'enquiry.received',
    timestamp: received,
    data: { id, form, received, fields: payload, consent: consent && { version: consent.version } },
  });

/** Seconds or a date (RFC 9110, section 10.2.3), as ms from now; 0 if it is neither. */
export function readRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0; // no date: NaN
}
