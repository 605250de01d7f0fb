import { createHmac, randomUUID } from 'node:crypto';
import { errorCode } from '../error-code';
import type { Enquiry } from '../store/enquiry';
import { type Send, Undelivered } from './channel';

interface WebhookEndpoint {
  url: string;
  secret: string;
}

/** Posts each enquiry as signed JSON. */
export function createWebhook(endpoint: WebhookEndpoint): Send {
  const post = createSender(endpoint);
  return async (enquiry, signal) => {
    // The id is the same for repeated deliveries, so that the other side recognizes them.
    await post(enquiry.id, webhookBody(enquiry), signal);
  };
}

/**
 * Posts a signed `webhook.test` event, which the other side should acknowledge with 2xx and ignore. Returns the time of
 * its Date header in ms since the epoch. Throws `Undelivered` if the event is not accepted.
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
 * Returns a function that posts JSON, signed according to Standard Webhooks
 * (github.com/standard-webhooks/standard-webhooks), and resolves to the headers of the response. The scheme's own
 * package is only used in tests, because it would add JavaScript implementations of SHA-256 and Base64 for a single
 * line.
 */
function createSender({ url, secret }: WebhookEndpoint) {
  // By the scheme, secrets have a prefix, and signatures the version of the scheme.
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
    // A redirect would send the enquiry to an address that was not configured.
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' }).catch(
      (error: unknown) => {
        // `fetch` puts the actual reason into the error's cause.
        throw new Undelivered(errorCode(error instanceof Error ? (error.cause ?? error) : error));
      },
    );
    // Only the status matters, so an interrupted response body is ignored.
    response.body?.cancel().catch(() => {});
    if (response.ok) return response.headers;
    throw new Undelivered(`HTTP ${response.status}`, {
      isFinal: response.status === 410, // 410 Gone: by the scheme, the endpoint wants no more events
      retryAfter: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    });
  };
}

/** The JSON body; the same for repeated deliveries. `fields` maps field names to values. */
const webhookBody = ({ id, form, received, payload, consent }: Enquiry) =>
  JSON.stringify({
    type: 'enquiry.received',
    timestamp: received,
    data: { id, form, received, fields: payload, consent: consent && { version: consent.version } },
  });

/** Parses Retry-After, which is in seconds or a date (RFC 9110, 10.2.3), to ms from now; 0 if it is invalid. */
export function readRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0; // NaN for an invalid date
}
