import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestTimeout } from './post-enquiry';
import { type SendOptions, sendEnquiry } from './send-enquiry';

const sendOptions: SendOptions = {
  form: { submit: '/api/contact-form', version: 'a1b2c3d4' },
  label: 'Ask us',
  formUrl: 'https://example.com/contact#contact-form',
  draftKey: '/api/contact-form#draft',
  words: {
    sending: 'Sending…',
    success: { title: 'Thank you', text: 'It is here.' },
    failure: { rejected: 'Rejected.', network: 'No network.', busy: 'Busy.' },
    dismiss: 'Close',
  },
};
const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);
afterEach(() => fetchMock.mockReset());

/** Sends an enquiry to a receiver with this response. */
function sendAndReceive(body: BodyInit | null, status: number) {
  fetchMock.mockResolvedValue(new Response(body, { status }));
  return sendEnquiry(sendOptions, { name: 'Asha', city: '' });
}

describe('an enquiry', () => {
  it('is posted once, as JSON', async () => {
    expect(await sendAndReceive('{"ok":true}', 200)).toEqual({ sent: true });
    expect(fetchMock.mock.calls).toEqual([
      [
        '/api/contact-form',
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
            'fill-time': expect.stringMatching(/^\d+$/),
            'form-version': 'a1b2c3d4',
          },
          body: '{"name":"Asha","city":""}',
          keepalive: true,
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
  });

  it('is sent, whatever the body of a successful answer', async () => {
    expect(await sendAndReceive('fine', 201)).toEqual({ sent: true });
    expect(await sendAndReceive(null, 204)).toEqual({ sent: true });
  });
});

describe('the key of an enquiry', () => {
  const idempotencyKey = (call: number) =>
    new Headers(fetchMock.mock.calls[call]?.[1]?.headers).get('idempotency-key');

  it('is the same until the enquiry has arrived', async () => {
    await sendAndReceive('', 500);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await sendEnquiry(sendOptions, { name: 'Asha', city: '' });
    await sendAndReceive('', 200);
    await sendAndReceive('', 200);
    expect(idempotencyKey(1)).toBe(idempotencyKey(0));
    expect(idempotencyKey(2)).toBe(idempotencyKey(0));
    expect(idempotencyKey(3)).not.toBe(idempotencyKey(0));
  });

  it('is different for a different text', async () => {
    await sendAndReceive('', 500);
    fetchMock.mockResolvedValue(new Response('', { status: 500 }));
    await sendEnquiry(sendOptions, { name: 'Asha', city: 'Surat' });
    expect(idempotencyKey(1)).not.toBe(idempotencyKey(0));
  });
});

it('the consent is sent with its version', async () => {
  fetchMock.mockResolvedValue(new Response('', { status: 200 }));
  await sendEnquiry({ ...sendOptions, form: { ...sendOptions.form, consent: { version: '2026-11' } } }, {});
  expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('consent-version')).toBe('2026-11');
});

describe('a refusal', () => {
  it('is reported with the message of the receiver', async () => {
    const answer = await sendAndReceive('{"message":"Closed until Monday."}', 503);
    expect(answer).toEqual({ sent: false, message: 'Closed until Monday.', errors: {} });
  });

  it.each(['{}', '{"message":""}', '{"message":7}', 'null', '[]', '<html>', ''])(
    'is reported with the message of the form if the answer is %j',
    async (body) => {
      expect(await sendAndReceive(body, 500)).toEqual({ sent: false, message: 'Rejected.', errors: {} });
    },
  );

  it('reports the invalid fields in a 422 only', async () => {
    const body = '{"message":"No.","errors":{"name":"Too long.","city":7}}';
    expect(await sendAndReceive(body, 422)).toEqual({
      sent: false,
      message: 'No.',
      errors: { name: 'Too long.' },
    });
    expect(await sendAndReceive(body, 400)).toEqual({ sent: false, message: 'No.', errors: {} });
  });
});

it('a receiver that is down behind its proxy is reported as busy, with the message of the form', async () => {
  for (const status of [502, 503, 504])
    expect(await sendAndReceive('<html>', status)).toEqual({ sent: false, message: 'Busy.', errors: {} });
});

it('a request to reload an old version of the form is only shown if a draft is kept', async () => {
  const draft = JSON.stringify({ at: Date.now(), values: { name: 'Asha' } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === sendOptions.draftKey ? draft : null),
  });
  expect(await sendAndReceive('{"message":"Please reload the page."}', 409)).toEqual({
    sent: false,
    message: 'Please reload the page.',
    errors: {},
  });
  vi.stubGlobal('localStorage', undefined);
  expect(await sendAndReceive('{"message":"Please reload the page."}', 409)).toEqual({
    sent: false,
    message: 'Rejected.',
    errors: {},
  });
});

it('a receiver that cannot be reached is reported as such', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendEnquiry(sendOptions, {})).toEqual({ sent: false, message: 'No network.', errors: {} });
});

describe('a receiver that does not answer', () => {
  /** A request, or the body of a refusal, that never settles unless it is aborted. */
  const stalling = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is reported as unreachable after 30 seconds and not before', async () => {
    fetchMock.mockImplementation((_address, options) => stalling(options?.signal));
    const reported = vi.fn();
    void sendEnquiry(sendOptions, {}).then(reported);
    await vi.advanceTimersByTimeAsync(requestTimeout - 1);
    expect(reported).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reported).toHaveBeenCalledWith({ sent: false, message: 'No network.', errors: {} });
  });

  it('has refused the enquiry if only its reasons do not arrive', async () => {
    fetchMock.mockImplementation(async (_address, options) =>
      Object.assign(new Response(null, { status: 500 }), { json: () => stalling(options?.signal) }),
    );
    const answer = sendEnquiry(sendOptions, {});
    await vi.advanceTimersByTimeAsync(requestTimeout);
    expect(await answer).toEqual({ sent: false, message: 'Rejected.', errors: {} });
  });
});

describe('a receiver that asks for a proof of work', () => {
  const demand = (body: object) => new Response(JSON.stringify(body), { status: 428 });
  const headersOf = (call: number) => new Headers(fetchMock.mock.calls[call]?.[1]?.headers);

  it('gets the same enquiry again with the same key and a proof, once', async () => {
    fetchMock.mockResolvedValueOnce(demand({ message: 'Wait.', challenge: 'abc', bits: 4 }));
    fetchMock.mockResolvedValueOnce(new Response('{"ok":true}'));
    expect(await sendEnquiry(sendOptions, { name: 'Asha' })).toEqual({ sent: true });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(headersOf(0).has('proof-of-work')).toBe(false);
    expect(headersOf(1).get('proof-of-work')).toMatch(/^abc:\d+$/);
    expect(headersOf(1).get('idempotency-key')).toBe(headersOf(0).get('idempotency-key'));
    expect(fetchMock.mock.calls[1]?.[1]?.body).toBe('{"name":"Asha"}');
  });

  it.each([
    ['names no challenge', { message: 'Wait.' }],
    ['names an invalid one', { message: 'Wait.', challenge: 7, bits: 'x' }],
  ])('is reported with its message if it %s', async (_what, body) => {
    fetchMock.mockResolvedValueOnce(demand(body));
    expect(await sendEnquiry(sendOptions, {})).toEqual({ sent: false, message: 'Wait.', errors: {} });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('is not given a second proof if it refuses the first', async () => {
    fetchMock.mockImplementation(async () => demand({ message: 'Wait.', challenge: 'abc', bits: 1 }));
    expect(await sendEnquiry(sendOptions, {})).toEqual({ sent: false, message: 'Wait.', errors: {} });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('that is unreachable afterwards is reported as such', async () => {
    fetchMock.mockResolvedValueOnce(demand({ message: 'Wait.', challenge: 'abc', bits: 1 }));
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await sendEnquiry(sendOptions, {})).toEqual({ sent: false, message: 'No network.', errors: {} });
  });
});
