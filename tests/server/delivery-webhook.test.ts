import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../bench/load/free-port';
import type { Send } from '../../server/delivery/channel';
import { createWebhook, readRetryAfter } from '../../server/delivery/webhook';
import { exampleEnquiry, examplePayload } from './example-enquiry';
import { startWebhookReceiver } from './webhook-receiver';

const secret = `whsec_${Buffer.from('a secret of twenty-four b.').toString('base64')}`;
const enquiry = exampleEnquiry({
  payload: { ...examplePayload, city: 'सूरत 🎓' },
  consent: { version: '2026-11', text: 'We keep it for two years.' },
});
const neverAborted = new AbortController().signal;

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let send: Send;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  send = createWebhook({ url: receiver.url, secret });
});
afterEach(() => receiver.stop());

describe('a webhook', () => {
  it('gets the enquiry with a signature that the official package verifies', async () => {
    await send(enquiry, neverAborted);
    const { headers, body } = await receiver.next();
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': enquiry.id });
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'enquiry.received',
      timestamp: enquiry.received,
      data: {
        id: enquiry.id,
        form: '/api/contact-form',
        received: enquiry.received,
        fields: enquiry.payload,
        consent: { version: '2026-11' },
      },
    });
    const other = new Webhook(`whsec_${Buffer.from('another secret, as long as it').toString('base64')}`);
    expect(() => other.verify(body, headers as Record<string, string>)).toThrow();
    expect(() =>
      new Webhook(secret).verify(body.replace('Asha', 'Usha'), headers as Record<string, string>),
    ).toThrow();
  });

  it('gets what was chosen from boxes to tick as a list', async () => {
    const chosen = { days: ['Monday', 'Friday'], extras: [] };
    await send(exampleEnquiry({ payload: chosen }), neverAborted);
    expect(JSON.parse((await receiver.next()).body)).toMatchObject({ data: { fields: chosen } });
  });

  it('gets the same ID and the same body again', async () => {
    for (let number = 0; number < 2; number += 1) await send(enquiry, neverAborted);
    const [first, second] = [await receiver.next(), await receiver.next()];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.body).toBe(first.body);
  });

  it.each([200, 202, 204])('has received the enquiry if it answers %i', async (status) => {
    receiver.answer({ status });
    await expect(send(enquiry, neverAborted)).resolves.toBeUndefined();
  });

  it.each([400, 401, 404, 409, 429, 500, 503])('is retried if it answers %i', async (status) => {
    receiver.answer({ status, body: 'asha@example.com is not welcome' });
    await expect(send(enquiry, neverAborted)).rejects.toMatchObject({
      code: `HTTP ${status}`,
      message: `HTTP ${status}`,
      isFinal: false,
    });
  });

  it('is not retried if it answers 410', async () => {
    receiver.answer({ status: 410 });
    await expect(send(enquiry, neverAborted)).rejects.toMatchObject({ code: 'HTTP 410', isFinal: true });
  });

  it.each([301, 302, 303, 307, 308])('does not have its redirect %i followed', async (status) => {
    receiver.answer({ status, headers: { location: `${receiver.url}/elsewhere` } }, { status: 200 });
    await expect(send(enquiry, neverAborted)).rejects.toMatchObject({
      code: `HTTP ${status}`,
      isFinal: false,
    });
    expect(receiver.count()).toBe(1);
  });

  it('sets the delay by the Retry-After of its answer', async () => {
    receiver.answer({ status: 429, headers: { 'retry-after': '120' } });
    await expect(send(enquiry, neverAborted)).rejects.toMatchObject({ retryAfter: 120_000 });
  });

  it('that is unreachable is reported by its error code only', async () => {
    const away = createWebhook({ url: `http://127.0.0.1:${await freePort()}/asha`, secret });
    await expect(away(enquiry, neverAborted)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
      message: 'ECONNREFUSED',
      isFinal: false,
    });
  });

  it('that never answers is abandoned on abort', async () => {
    receiver.answer('never');
    const abort = new AbortController();
    const sending = send(enquiry, abort.signal);
    const { ended } = await receiver.next();
    abort.abort();
    await expect(sending).rejects.toMatchObject({ name: 'Undelivered' });
    await ended;
  });

  it('that closes the connection is retried', async () => {
    receiver.answer('never');
    const sending = send(enquiry, neverAborted);
    await receiver.next();
    await receiver.stop();
    await expect(sending).rejects.toMatchObject({ code: 'UND_ERR_SOCKET', isFinal: false });
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
    [null, 0],
  ])('%j is converted to milliseconds', (header, wait) => {
    expect(readRetryAfter(header, now)).toBe(wait);
  });
});
