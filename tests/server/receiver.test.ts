import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../server/app';
import { createGuard, type ReceiverLimits } from '../../server/receiver/guard';
import type { Enquiry } from '../../server/store/enquiry';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import type { ReceivedForm } from '../../src/compiled';
import { examplePayload } from './example-enquiry';
import { alwaysBuild, siteBuild } from './site-config';

const address = '/api/contact-form';
/** How a browser without script encodes a form. */
const plain = 'application/x-www-form-urlencoded';
const limits: ReceiverLimits = { perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 100 };

let folder: string;
let store: Store;
let storedCalls: number;
let failures: unknown[];
let app: ReturnType<typeof createApp>;

async function start(
  options: {
    limits?: Partial<ReceiverLimits>;
    forms?: readonly ReceivedForm[];
    store?: Store;
    origins?: readonly string[];
    allowedOrigins?: readonly string[];
  } = {},
) {
  const build = await siteBuild();
  const { forms = build.forms, origins = [] } = options;
  app = createApp({
    currentBuild: alwaysBuild({
      ...build,
      origins,
      form: (path) => forms.find(({ submit }) => submit === path),
    }),
    store: options.store ?? store,
    guard: createGuard({ ...limits, ...options.limits }),
    channels: ['webhook'],
    allowedOrigins: options.allowedOrigins,
    trustedProxies: 1,
    onStored: () => {
      storedCalls += 1;
    },
    onFailure: (error) => failures.push(error),
    onError: (error) => failures.push(error),
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  store = await openStore(folder, undefined);
  storedCalls = 0;
  failures = [];
  await start();
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(folder, { recursive: true });
});

const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1', ...headers },
  });
const send = (payload: unknown, headers?: Record<string, string>) => post(JSON.stringify(payload), headers);
const sendPlain = (payload: Record<string, string>) =>
  post(new URLSearchParams(payload).toString(), { 'content-type': plain });

async function kept(): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for await (const enquiry of store.list()) found.push(enquiry);
  return found;
}

describe('an enquiry', () => {
  it('is trimmed, kept before it is answered, and reported for delivery', async () => {
    const order: string[] = [];
    const keep: Store['keep'] = async (enquiry) => {
      const outcome = await store.keep(enquiry);
      await new Promise(setImmediate); // time in which an answer could come too early
      order.push('kept');
      return outcome;
    };
    await start({ store: { ...store, keep } });
    const response = await send({ ...examplePayload, name: '  Asha ' });
    order.push('answered');
    expect(order).toEqual(['kept', 'answered']);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(await kept()).toMatchObject([
      { form: address, payload: examplePayload, email: 'asha@example.com' },
    ]);
    expect(storedCalls).toBe(1);
  });

  it('is normalized before it is validated', async () => {
    const typed = {
      ...examplePayload,
      name: 'Zoe\u0308\tRao\u0000',
      city: 'Su\u200brat\u000b',
      email: 'asha@example.com\u200e',
      mobileNumber: '+९१\u00a0९८७६५ ４３２１０',
      purpose: ' Luggage  Transport',
    };
    expect((await send(typed)).status).toBe(200);
    expect((await sendPlain(typed)).status).toBe(303);
    const [one, ...others] = await kept();
    expect(one?.payload).toEqual({ ...examplePayload, name: 'Zoë Rao' });
    expect(others).toEqual([]); // the second is the same once it is normalized, and so is a repetition
  });

  it('that fits into the form is not too large, in any writing system', async () => {
    const [form] = (await siteBuild()).forms;
    if (!form) throw new Error('There is no form.');
    const questions = ['q1', 'q2', 'q3', 'q4', 'q5'].map((name) => ({
      id: name,
      name,
      type: 'textarea' as const,
      label: name,
      maxLength: 4000,
    }));
    await start({ forms: [{ ...form, fields: [...form.fields, ...questions] }] });
    for (const letter of ['नि', '🎓', '"', '\n']) {
      const answer = letter.repeat(4000 / [...letter].length);
      const typed = { ...examplePayload, ...Object.fromEntries(questions.map(({ name }) => [name, answer])) };
      expect((await send(typed)).status).toBe(200);
      expect((await sendPlain(typed)).status).toBe(303);
    }
    const long = await send({ ...examplePayload, q1: 'x'.repeat(400_000) });
    expect([long.status, await long.json()]).toMatchObject([
      413,
      { message: 'Form submission failed. Please try again. That is too much text. Please shorten it.' },
    ]);
  });

  it('from a browser without script is answered with the thank-you page', async () => {
    const response = await sendPlain(examplePayload);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/thank-you');
    expect(await kept()).toMatchObject([{ payload: examplePayload }]);
  });

  it('keeps the consent that the visitor saw', async () => {
    const [form] = (await siteBuild()).forms;
    if (!form) throw new Error('There is no form.');
    await start({ forms: [{ ...form, consent: { version: '2', text: 'Two years.' } }] });
    await send({ ...examplePayload, city: 'Surat' });
    await send({ ...examplePayload, city: 'Pune' }, { 'consent-version': '2' });
    await send({ ...examplePayload, city: 'Delhi' }, { 'consent-version': '1' });
    await sendPlain({ ...examplePayload, city: 'Goa', consent_version: '1' });
    expect(Object.fromEntries((await kept()).map(({ payload, consent }) => [payload.city, consent]))).toEqual(
      {
        Surat: { version: '2', text: 'Two years.' },
        Pune: { version: '2', text: 'Two years.' },
        Delhi: { version: '1', text: undefined },
        Goa: { version: '1', text: undefined },
      },
    );
  });
});

describe('the consent of a page that is older than the form', () => {
  const consented = async (consent: ReceivedForm['consent'], headers: Record<string, string>) => {
    const [form] = (await siteBuild()).forms;
    if (!form) throw new Error('There is no form.');
    await start({ forms: [{ ...form, version: 'new', consent }] });
    await send(examplePayload, headers);
    return (await kept()).map((enquiry) => enquiry.consent);
  };

  it('is missing if that page did not ask for it', async () => {
    const consent = { version: '2', text: 'Two years.' };
    expect(await consented(consent, { 'form-version': 'old' })).toEqual([undefined]);
  });

  it('is kept with its version if the form no longer asks for it', async () => {
    expect(await consented(undefined, { 'form-version': 'old', 'consent-version': '1' })).toEqual([
      { version: '1', text: undefined },
    ]);
  });
});

describe('an enquiry that is sent again', () => {
  const key = randomUUID();

  it('is answered like the first time, and kept once', async () => {
    const answers = [await send(examplePayload, { 'idempotency-key': key })];
    answers.push(await send(examplePayload, { 'idempotency-key': key }));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ ok: true }, { ok: true }]);
    expect(await kept()).toHaveLength(1);
    expect(storedCalls).toBe(1);
  });

  it('is one row, even with twenty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(examplePayload, { 'idempotency-key': key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await kept()).toHaveLength(1);
  });

  it('is refused with a different body under the same key', async () => {
    await send(examplePayload, { 'idempotency-key': key });
    const response = await send({ ...examplePayload, city: 'Pune' }, { 'idempotency-key': key });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ problem: expect.stringContaining('Idempotency-Key') });
    expect(await kept()).toHaveLength(1);
  });

  it('is one row without a key, as long as nothing is changed', async () => {
    await sendPlain(examplePayload);
    await sendPlain(examplePayload);
    await sendPlain({ ...examplePayload, city: 'Pune' });
    expect(await kept()).toHaveLength(2);
  });

  it('is another one on another day without a key, since somebody asks again', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    await sendPlain(examplePayload);
    vi.setSystemTime(Date.parse('2026-11-22T10:00:00Z'));
    await sendPlain(examplePayload);
    expect(await kept()).toHaveLength(2);
  });

  it.each(['', 'a b', 'é', 'x'.repeat(101)])('needs a valid key, which %j is not', async (wrong) => {
    expect((await send(examplePayload, { 'idempotency-key': wrong })).status).toBe(400);
    expect(await kept()).toEqual([]);
  });
});

it.each(['+91 98765 43210', '098765 43210'])(
  'a number is kept as its ten digits: %s',
  async (mobileNumber) => {
    expect((await send({ ...examplePayload, mobileNumber })).status).toBe(200);
    expect(await kept()).toMatchObject([{ payload: examplePayload }]);
  },
);

describe('an invalid enquiry', () => {
  const notMobile = 'Please enter a valid mobile number. A mobile number has 10 digits; this one has ';
  const wrong: [what: string, change: object, message: string][] = [
    ['an empty first name', { name: '  ' }, 'Please enter a valid first name.'],
    ['an empty last name', { lastName: '' }, 'Please enter a valid last name.'],
    ['an address without a domain', { email: 'asha@' }, 'Please enter a valid email address.'],
    ['nine digits', { mobileNumber: '987654321' }, `${notMobile}${9}.`],
    ['eleven digits', { mobileNumber: '98765432101' }, `${notMobile}${11}.`],
    ['no city', { city: undefined }, 'Please enter your current city.'],
    ['no country', { country: '' }, 'Please enter the country to tour.'],
    ['a number for a name', { name: 7 }, 'Please enter a valid first name.'],
    ['a long city', { city: 'x'.repeat(201) }, 'That is too much text. Please shorten it.'],
    [
      'a purpose that is not on the list',
      { purpose: 'Not Sure' },
      'Please select the purpose of your journey.',
    ],
  ];

  it.each(wrong)('with %s is refused by the form’s own message', async (_what, change, message) => {
    const response = await send({ ...examplePayload, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message,
      errors: { [Object.keys(change)[0] ?? '']: message },
    });
    expect(await kept()).toEqual([]);
  });

  it('has its unknown fields named, including “__proto__”, which do no harm', async () => {
    const response = await post(
      `{"__proto__":{"name":"x"},"constructor":1,"isAdmin":true,${JSON.stringify(examplePayload).slice(1)}`,
    );
    expect(response.status).toBe(422);
    const text = await response.text();
    for (const name of ['__proto__', 'constructor', 'isAdmin']) expect(text).toContain(`"${name}"`);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('is refused with the status of its error', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400);
    expect((await post('name=x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('name=x', { 'content-type': '' })).status).toBe(415);
    for (const body of ['[]', 'null', '"text"', '7', '{}']) expect((await post(body)).status).toBe(422);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await app.request(address, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect((await app.request('/api/nothing', { method: 'POST' })).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it.each(['2026\u0000', 'x'.repeat(41), '', '-'])(
    'is refused with the consent version %j',
    async (version) => {
      expect((await sendPlain({ ...examplePayload, consent_version: version })).status).toBe(400);
      expect(await kept()).toEqual([]);
    },
  );

  it('is answered with a page if it was posted without script', async () => {
    const response = await sendPlain({ ...examplePayload, name: ' ', city: '<b>' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=UTF-8',
    ]);
    const page = await response.text();
    expect(page).toContain('<p>Please enter a valid first name.</p>');
    expect(page).not.toContain('<b>');
  });
});

it('a visitor without script is told that a post is too large', async () => {
  const response = await sendPlain({ ...examplePayload, city: 'x'.repeat(200_000) });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('<p>That is too much text. Please shorten it.</p>');
});

describe('an enquiry from another origin', () => {
  it('is refused if a page of another site posted it', async () => {
    const from = (site: string) => send(examplePayload, { 'sec-fetch-site': site });
    expect((await from('cross-site')).status).toBe(403);
    expect(await kept()).toEqual([]);
    for (const site of ['same-origin', 'same-site', 'none']) expect((await from(site)).status).toBe(200);
  });

  it('is accepted from pages of the site on another origin, and from origins that the server allows', async () => {
    const [published, preview] = ['https://school.example', 'https://preview.example'] as const;
    await start({ origins: [published], allowedOrigins: [preview] });
    const from = (origin: string) => send(examplePayload, { origin, 'sec-fetch-site': 'cross-site' });
    for (const origin of [published, preview]) {
      const { status, headers } = await from(origin);
      expect({ status, origin: headers.get('access-control-allow-origin') }).toEqual({ status: 200, origin });
      expect(headers.get('vary')).toBe('Origin');
    }
    const refused = await from('https://elsewhere.example');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });

  it('has its CORS preflight answered for allowed origins alone', async () => {
    await start({ origins: ['https://school.example'] });
    const ask = (origin: string) =>
      app.request(address, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      });
    const allowed = await ask('https://school.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-methods')).toBe('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type,idempotency-key');
    expect((await ask('https://elsewhere.example')).status).toBe(405);
  });
});

describe('a form that has changed', () => {
  const outdated = 'We have just changed this form.';
  const changed = async (change: (form: ReceivedForm) => ReceivedForm) => {
    const [form] = (await siteBuild()).forms;
    if (!form) throw new Error('There is no form.');
    await start({ forms: [change({ ...form, version: 'new', failure: { ...form.failure, outdated } })] });
  };
  const withPassport = (form: ReceivedForm): ReceivedForm => ({
    ...form,
    fields: [
      ...form.fields,
      {
        id: 'passport',
        name: 'passport',
        type: 'text',
        label: 'Passport',
        messages: { missing: 'Missing.' },
      },
    ],
  });

  it('accepts what an older page sends if it is still valid', async () => {
    await changed((form) => form);
    expect((await send(examplePayload, { 'form-version': 'old' })).status).toBe(200);
  });

  it('asks for a reload of an older page, and for corrections on a current one, if the post is invalid', async () => {
    await changed(withPassport);
    const older = await send(examplePayload, { 'form-version': 'old' });
    expect([older.status, await older.json()]).toEqual([409, expect.objectContaining({ message: outdated })]);
    expect((await send(examplePayload, { 'form-version': 'new' })).status).toBe(422);
    expect((await send(examplePayload)).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it('answers a visitor without script with what is wrong, and with what was typed', async () => {
    await changed(withPassport);
    const response = await sendPlain({ ...examplePayload, form_version: 'old' });
    expect(response.status).toBe(409);
    const page = await response.text();
    // The text that a site writes for this may say that what was typed is kept, which only the script does.
    expect(page).not.toContain(outdated);
    expect(page).toContain('<p>Missing.</p>');
    expect(page).toContain('<p><strong>Current city</strong><br>Surat</p>');
  });
});

describe('a field that may stay empty', () => {
  const optional = (field: Partial<ReceivedForm['fields'][number]>) => async () => {
    const [form] = (await siteBuild()).forms;
    if (!form) throw new Error('There is no form.');
    const extra = { id: 'extra', name: 'extra', type: 'text', label: 'Extra', ...field } as const;
    await start({ forms: [{ ...form, fields: [...form.fields, extra] }] });
  };

  it('is validated once something is written, with its own message', async () => {
    await optional({ type: 'tel', digits: 10, messages: { invalid: 'Ten digits, please.' } })();
    expect((await send({ ...examplePayload, extra: '' })).status).toBe(200);
    const response = await send({ ...examplePayload, city: 'Pune', extra: '12' });
    expect([response.status, await response.json()]).toMatchObject([422, { message: 'Ten digits, please.' }]);
  });

  it('counts a line break as one character, as the browser does', async () => {
    await optional({ type: 'textarea', maxLength: 5 })();
    expect((await sendPlain({ ...examplePayload, extra: 'a\r\nb\r\nc' })).status).toBe(303);
    expect((await kept())[0]?.payload.extra).toBe('a\nb\nc');
  });
});

describe('a client over its limit', () => {
  /** The client names itself by the first address, which proves nothing; the proxy adds the last, which counts. */
  const from = (number: number) => ({ 'x-forwarded-for': `198.51.100.7, 192.0.2.${number}` });

  it('of one address is asked to retry later, and others are not', async () => {
    await start({ limits: { perMinuteAndAddress: 2 } });
    const cities = ['Surat', 'Pune', 'Goa'];
    const answers = await Promise.all(cities.map((city) => send({ ...examplePayload, city }, from(1))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send({ ...examplePayload, city: 'Delhi' }, from(2))).status).toBe(200);
    expect(await kept()).toHaveLength(3);
  });

  it('of one address uses up nothing of the total limit', async () => {
    await start({ limits: { perMinuteAndAddress: 1, perMinute: 2 } });
    for (let number = 0; number < 5; number += 1) await send(examplePayload, from(1));
    expect((await send({ ...examplePayload, city: 'Delhi' }, from(2))).status).toBe(200);
  });

  it('is asked to retry later over the total limit', async () => {
    await start({ limits: { perMinute: 1 } });
    expect((await send(examplePayload, from(1))).status).toBe(200);
    const refused = await send(examplePayload, from(2));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('whose posts are invalid uses up nothing of the total limit', async () => {
    await start({ limits: { perMinute: 1 } });
    for (let number = 1; number < 5; number += 1) expect((await send({}, from(number))).status).toBe(422);
    expect((await send(examplePayload, from(5))).status).toBe(200);
  });

  it('from one network is asked to retry later, and its neighbours are not', async () => {
    await start({ limits: { perMinuteAndAddress: 60, perMinute: 1200 } });
    const answers: number[] = [];
    for (let number = 0; number < 1260; number += 1) {
      const client = `2001:db8:0:${(number % 256).toString(16)}::${number.toString(16)}`;
      answers.push((await send({}, { 'x-forwarded-for': client })).status);
    }
    const count = (status: number) => answers.filter((answer) => answer === status).length;
    expect([count(422), count(429)]).toEqual([120, 1140]); // a network (/56) may send twice as many as an address
    expect((await send(examplePayload, { 'x-forwarded-for': '2001:db8:0:100::1' })).status).toBe(200);
    expect((await send({ ...examplePayload, city: 'Goa' }, from(1))).status).toBe(200);
  });

  it('of one address is recognized with any port that its proxy adds', async () => {
    await start({ limits: { perMinuteAndAddress: 2 } });
    const answers: number[] = [];
    for (let port = 1; port <= 80; port += 1) {
      const forwardedFor = `198.51.100.7, 192.0.2.1:${40_000 + port}`;
      answers.push(
        (await send({ ...examplePayload, city: `${port}` }, { 'x-forwarded-for': forwardedFor })).status,
      );
    }
    expect(answers).toEqual([200, 200, ...Array(78).fill(429)]);
  });

  it('cannot hide behind an invalid address', async () => {
    for (const forwardedFor of ['unknown', '192.0.2.1, somebody', '192.0.2.1:x', '']) {
      const response = await send(examplePayload, { 'x-forwarded-for': forwardedFor });
      expect([forwardedFor, response.status]).toEqual([forwardedFor, 400]);
      expect(await response.json()).toMatchObject({ problem: expect.stringContaining('X-Forwarded-For') });
    }
    expect(await kept()).toEqual([]);
  });

  it('with too many requests at once is asked to retry later', async () => {
    await start({ limits: { atOnce: 1 } });
    const answers = await Promise.all([1, 2, 3].map((number) => send(examplePayload, from(number))));
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(answers[1]?.headers.get('retry-after')).toBe('1');
  });
});

describe('a store that cannot write', () => {
  const broken = (code: string): Store => ({
    ...store,
    keep: () => Promise.reject(Object.assign(new Error(`full: ${examplePayload.email}`), { code })),
  });

  it('is reported to the visitor, who can retry, and to the operator', async () => {
    await start({ store: broken('SQLITE_FULL') });
    const response = await send(examplePayload);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
    expect(failures).toMatchObject([{ code: 'SQLITE_FULL' }]);
  });
});
