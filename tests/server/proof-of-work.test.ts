import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../server/app';
import { createGuard } from '../../server/receiver/guard';
import { createProofOfWork, zeroBits } from '../../server/spam/proof-of-work';
import type { Enquiry } from '../../server/store/enquiry';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { solve } from '../../src/blocks/enquiry-form/prove-work';
import type { ReceivedForm } from '../../src/compiled';
import { examplePayload } from './example-enquiry';
import { alwaysBuild, siteBuild } from './site-config';

const minute = 60_000;
const bits = 8;
let time: number;
const now = () => time;
beforeEach(() => {
  time = Date.parse('2026-11-22T23:55:00Z');
});

/** Proofs (`challenge:nonce`) with the first nonce that solves a challenge, and with the first that does not. */
function proofsFor(challenge: string) {
  const first = (wanted: boolean) => {
    let nonce = 0;
    while (zeroBits(`${challenge}:${nonce}`) >= bits !== wanted) nonce += 1;
    return `${challenge}:${nonce}`;
  };
  return { right: first(true), wrong: first(false) };
}

describe('a proof of work', () => {
  it('is accepted as the browser computes it', async () => {
    const proof = createProofOfWork({ bits: 12, now });
    const { challenge } = proof.challenge('one');
    expect(proof.isProven((await solve(challenge, 12)) ?? '', 'one')).toBe(true);
  });

  it('is valid for its own subject, for ten minutes', () => {
    const proof = createProofOfWork({ bits, now });
    const { right, wrong } = proofsFor(proof.challenge('one').challenge);
    const holds = (subject: string, text = right) => proof.isProven(text, subject);
    expect([holds('one'), holds('one', wrong), holds('two')]).toEqual([true, false, false]);
    time += 10 * minute;
    expect(holds('one')).toBe(true);
    time += 1;
    expect(holds('one')).toBe(false);
  });

  it('must reach the current number of bits', () => {
    const { right } = proofsFor(createProofOfWork({ bits, secret: 's', now }).challenge('one').challenge);
    const isProven = (wanted: number) =>
      createProofOfWork({ bits: wanted, secret: 's', now }).isProven(right, 'one');
    expect([isProven(zeroBits(right)), isProven(zeroBits(right) + 1)]).toEqual([true, false]);
  });

  it('of one instance is valid for another with the same secret, and for no other', () => {
    const make = (secret?: string) => createProofOfWork({ bits, secret, now });
    const { right } = proofsFor(make('shared').challenge('one').challenge);
    const others = [make('shared'), make('another'), make()];
    expect(others.map((other) => other.isProven(right, 'one'))).toEqual([true, false, false]);
  });

  it('is refused if it is malformed or forged', () => {
    const proof = createProofOfWork({ bits: 20, now });
    const { challenge } = proof.challenge('one');
    const [stamp = '', random = '', signature = ''] = challenge.split('.');
    const late = (now() + 60 * minute).toString(36);
    for (const text of [
      '',
      ':',
      'x:0',
      `${challenge}`,
      `${challenge}:`,
      `${challenge}:-1`,
      `${challenge}:1e3`,
      `${challenge}:${'9'.repeat(16)}`,
      `${challenge}:0:0`,
      `${late}.${random}.${signature}:0`,
      `${stamp}.${random}.${'A'.repeat(43)}:0`,
      `${stamp}.${random}:0`,
      'x'.repeat(100_000),
    ]) {
      expect(proof.isProven(text, 'one'), text.slice(0, 100)).toBe(false);
    }
  });

  it('cannot be used as a waiting token, or the other way round', () => {
    const proof = createProofOfWork({ bits, now });
    const token = proof.issueWaitToken('one');
    expect(proof.isProven(proofsFor(token).right, 'one')).toBe(false);
    expect(proof.remainingWait(proof.challenge('one').challenge, 'one')).toBeUndefined();
  });
});

describe('waiting instead of work', () => {
  it('takes ten seconds, for one subject, and is valid for ten minutes', () => {
    const proof = createProofOfWork({ bits, now });
    const token = proof.issueWaitToken('one');
    const remaining = (after: number, subject = 'one') => {
      time += after;
      return proof.remainingWait(token, subject);
    };
    expect([remaining(0), remaining(1), remaining(8999), remaining(999), remaining(1)]).toEqual([
      10, 10, 1, 1, 0,
    ]);
    expect(remaining(0, 'two')).toBeUndefined();
    expect([remaining(9 * minute), remaining(minute)]).toEqual([0, undefined]);
    expect(proof.remainingWait('x', 'one')).toBeUndefined();
  });
});

describe('a receiver that asks for work', () => {
  const address = '/api/contact-form';
  let folder: string;
  let store: Store;
  let form: ReceivedForm;
  let app: ReturnType<typeof createApp>;
  const spamFilter = vi.fn(() => undefined);

  async function start(changed: ReceivedForm) {
    const build = await siteBuild();
    app = createApp({
      currentBuild: alwaysBuild({ ...build, language: 'hi', form: () => changed }),
      store,
      guard: createGuard({ perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 100 }),
      channels: [],
      trustedProxies: 1,
      spamFilter,
      proof: createProofOfWork({ bits, now }),
      onStored: () => {},
      onFailure: () => {},
      onError: () => {},
    });
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proof-'));
    store = await openStore(folder, undefined);
    [form] = (await siteBuild()).forms as [ReceivedForm];
    await start(form);
    spamFilter.mockClear();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    await rm(folder, { recursive: true });
  });

  const send = async (headers: Record<string, string>, change: object = {}) =>
    app.request(address, {
      method: 'POST',
      body: JSON.stringify({ ...examplePayload, ...change }),
      headers: { 'content-type': 'application/json', 'fill-time': '45000', ...headers },
    });
  const sendPlain = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(address, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  async function kept() {
    const found: Enquiry[] = [];
    for await (const enquiry of store.list()) found.push(enquiry);
    return found;
  }
  const challengeOf = async (answer: Response) => {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([428, 'no-store']);
    const body = await answer.json();
    expect(body).toEqual({ message: form.failure.wait, challenge: expect.any(String), bits });
    return String(body.challenge);
  };
  /** What a browser would post when the button of the page is pressed. */
  const fieldsOn = (page: string) => {
    const unescaped = (text: string) =>
      text.replaceAll(/&(#39|quot|lt|gt|amp);/g, (_, name: string) => {
        const characters: Record<string, string> = { '#39': "'", quot: '"', lt: '<', gt: '>', amp: '&' };
        return characters[name] ?? '';
      });
    const inputs = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
    return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]));
  };

  it('asks before it keeps a post or judges it as spam, and keeps what has a proof', async () => {
    const key = { 'idempotency-key': 'one' };
    const { right, wrong } = proofsFor(await challengeOf(await send(key)));
    await challengeOf(await send({ ...key, 'proof-of-work': wrong }));
    expect([await kept(), spamFilter.mock.calls]).toEqual([[], []]);
    expect((await send({ ...key, 'proof-of-work': right })).status).toBe(200);
    expect((await send({ ...key, 'proof-of-work': right })).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('accepts a proof for one key, and without keys for one text', async () => {
    const proven = {
      'proof-of-work': proofsFor(await challengeOf(await send({ 'idempotency-key': 'one' }))).right,
    };
    await challengeOf(await send({ ...proven, 'idempotency-key': 'two' }));
    await challengeOf(await send(proven));
    const keyless = { 'proof-of-work': proofsFor(await challengeOf(await send({}))).right };
    await challengeOf(await send(keyless, { city: 'Pune' }));
    expect((await send(keyless)).status).toBe(200);
  });

  it('reports invalid fields first, so that no work is done for a refusal', async () => {
    expect((await send({}, { email: 'wrong' })).status).toBe(422);
  });

  it('says the text for a busy server if the form has none for waiting', async () => {
    const { wait: _wait, ...failure } = form.failure;
    await start({ ...form, failure });
    expect(await (await send({})).json()).toMatchObject({ message: failure.busy });
  });

  it('lets a visitor without script wait, on a page that keeps what was typed', async () => {
    const payload = {
      ...examplePayload,
      city: `"><script>alert('1')</script>&amp;`,
      country: 'Côte d’Ivoire 🏙',
    };
    const first = await sendPlain({
      ...payload,
      consent_version: '2026-11',
      form_version: 'old',
      website_url: '',
    });
    expect([first.status, first.headers.get('retry-after')]).toEqual([428, '10']);
    const page = await first.text();
    expect(page).not.toContain('<script');
    expect(page).toContain(`<h1>${form.failure.wait}</h1>`);
    expect(page).toContain(
      `<p>${new Intl.NumberFormat('hi', { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(10)}</p>`,
    );
    expect(page).toContain(`>${form.button}</button>`);
    const fields = fieldsOn(page);
    expect(fields).toEqual({
      ...payload,
      consent_version: '2026-11',
      form_version: 'old',
      wait_token: expect.any(String),
    });

    time += 7000;
    const early = await sendPlain(fields);
    expect([early.status, early.headers.get('retry-after')]).toEqual([428, '3']);
    expect(fieldsOn(await early.text())).toEqual(fields);
    expect(await kept()).toEqual([]);

    time += 3000;
    expect((await sendPlain(fields)).status).toBe(303);
    expect(await kept()).toMatchObject([{ payload, consent: { version: '2026-11' } }]);
  });

  it('accepts a wait for one text only, and not after ten minutes', async () => {
    const fields = fieldsOn(await (await sendPlain(examplePayload)).text());
    time += 10_000;
    expect((await sendPlain({ ...fields, city: 'Pune' })).status).toBe(428);
    time += 10 * minute;
    const again = await sendPlain(fields);
    expect([again.status, again.headers.get('retry-after')]).toEqual([428, '10']);
    expect(fieldsOn(await again.text()).wait_token).not.toBe(fields.wait_token);
  });

  it('does not accept a wait that began without a key under a key, and keeps its text once', async () => {
    const fields = fieldsOn(await (await sendPlain(examplePayload)).text());
    time += 10_000;
    for (const key of ['one', 'two'])
      expect((await sendPlain(fields, { 'idempotency-key': key })).status).toBe(428);
    for (let number = 0; number < 3; number += 1) expect((await sendPlain(fields)).status).toBe(303);
    expect(await kept()).toHaveLength(1);
  });

  it('accepts a wait across midnight', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T23:59:55Z'), toFake: ['Date'] });
    const fields = fieldsOn(await (await sendPlain(examplePayload)).text());
    time += 10_000;
    vi.setSystemTime(Date.parse('2026-11-23T00:00:05Z'));
    expect((await sendPlain(fields)).status).toBe(303);
  });

  it('keeps a filled honeypot filled', async () => {
    const fields = fieldsOn(await (await sendPlain({ ...examplePayload, website_url: '"x' })).text());
    time += 10_000;
    await sendPlain(fields);
    expect(spamFilter.mock.lastCall).toMatchObject([
      { body: { isHoneypotFilled: true, isFromScript: false } },
    ]);
  });
});
