import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { createGuard } from '../../server/receiver/guard';
import { containsDomain, parseDomains } from '../../server/spam/blocked-domains';
import { createSpamFilter } from '../../server/spam/create-spam-filter';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { examplePayload } from './example-enquiry';
import { alwaysBuild, siteBuild } from './site-config';

const address = '/api/contact-form';

let folder: string;
let store: Store;
/** How often delivery was told that there is something to deliver. */
let wakes: number;
let app: ReturnType<typeof createApp>;

async function start({ perDayAndAddress = 20 } = {}) {
  const blocked = parseDomains('spam.example');
  app = createApp({
    currentBuild: alwaysBuild(await siteBuild()),
    store,
    guard: createGuard({ perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 100 }),
    channels: ['webhook'],
    trustedProxies: 1,
    spamFilter: createSpamFilter(perDayAndAddress, (text) => containsDomain(blocked, text)),
    onStored: () => {
      wakes += 1;
    },
    onFailure: () => {},
    onError: () => {},
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spam-'));
  store = await openStore(folder, undefined);
  wakes = 0;
  await start();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

type Headers = Record<string, string>;
let posts = 0;

/** A post with a text and from an address of its own, unless the test says otherwise. */
async function post(change: object, headers: Headers, encode: (payload: Record<string, string>) => string) {
  posts += 1;
  const last = `of ${posts}`;
  const own = { 'x-forwarded-for': `203.0.${posts >> 8}.${posts & 255}` };
  const payload = { ...examplePayload, lastName: last, ...change };
  const body = encode(payload);
  return app.request(address, { method: 'POST', body, headers: { ...own, ...headers } });
}
const send = (change: object = {}, headers: Headers = {}) =>
  post(change, { 'content-type': 'application/json', 'fill-time': '45000', ...headers }, JSON.stringify);
const sendPlain = (change: object = {}, headers: Headers = {}) =>
  post(change, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, (payload) =>
    new URLSearchParams(payload).toString(),
  );

async function reasons(): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const { quarantine } of store.list()) found.push(quarantine);
  return found;
}
const times = async (count: number, work: (number: number) => Promise<Response>) => {
  for (let number = 0; number < count; number += 1) expect((await work(number)).ok).toBe(true);
};

describe('a suspicious enquiry', () => {
  it('is kept in quarantine, not delivered, and answered like any other', async () => {
    const answers = [await send({ website_url: 'x' }), await sendPlain({ website_url: 'x' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 303]);
    expect(await answers[0]?.json()).toEqual({ ok: true });
    expect(await reasons()).toEqual(['honeypot', 'honeypot']);
    expect(wakes).toBe(0);
    expect(await store.nextDue('webhook')).toBeUndefined();
  });

  it.each<[reason: string, change: object, headers: Headers]>([
    ['honeypot', { website_url: 'https://example.com' }, {}],
    ['blocked-domain', { email: 'asha@mail.spam.example' }, {}],
    ['blocked-domain', { city: 'Surat https://SPAM.example/x' }, {}],
    ['too-quick', {}, { 'fill-time': '2999' }],
    ['link-in-name', { name: 'Win at casino.ru' }, {}],
    ['link-in-name', { country: '<a href=x>' }, {}],
  ])('is quarantined as %s: %j %j', async (reason, change, headers) => {
    await send(change, headers);
    expect(await reasons()).toEqual([reason]);
  });

  it.each(['', 'soon', 'NaN', 'Infinity'])(
    'is one in JSON whose Fill-Time is %j, since the page’s script sends a number',
    async (fillTime) => {
      await send({}, { 'fill-time': fillTime });
      expect(await reasons()).toEqual(['no-fill-time']);
    },
  );

  it('is one in JSON without Fill-Time', async () => {
    const headers = { 'content-type': 'application/json' };
    await post({}, headers, JSON.stringify);
    expect(await reasons()).toEqual(['no-fill-time']);
  });

  it('is neither a post without script and Fill-Time nor one after three seconds', async () => {
    await sendPlain({ website_url: '' });
    await send({ website_url: '' }, { 'fill-time': '3000' });
    expect(await reasons()).toEqual([undefined, undefined]);
    expect(wakes).toBe(2);
  });
});

describe('a repeated text', () => {
  const same = { lastName: 'Patel' };

  it('is quarantined from the sixth time on, whatever address it comes from', async () => {
    await times(7, (number) => send({ ...same, email: `asha${number}@example.com` }));
    expect(await reasons()).toEqual([...Array(5).fill(undefined), 'repeated-text', 'repeated-text']);
  });

  it('is counted once for each key, so that a page that retries does not count twice', async () => {
    await times(20, () => send(same, { 'idempotency-key': 'one' }));
    await send(same, { 'idempotency-key': 'two' });
    expect(await reasons()).toEqual([undefined, undefined]);
  });

  it('does not affect other texts', async () => {
    await times(7, (number) => send({ ...same, email: `asha${number}@example.com` }));
    await send({ lastName: 'Rao' });
    expect((await reasons()).at(-1)).toBeUndefined();
  });
});

describe('one address', () => {
  const from = (client: string) => ({ 'x-forwarded-for': client });

  it('gets twenty enquiries a day delivered, and others are not affected', async () => {
    await times(22, () => send({}, from('198.51.100.7')));
    await send({}, from('198.51.100.8'));
    expect(await reasons()).toEqual([
      ...Array(20).fill(undefined),
      'many-from-address',
      'many-from-address',
      undefined,
    ]);
  });

  it('gets any number delivered if there is no limit', async () => {
    await start({ perDayAndAddress: 0 });
    await times(22, () => send({}, from('198.51.100.7')));
    expect(new Set(await reasons())).toEqual(new Set([undefined]));
  });

  it('is a network in IPv6', async () => {
    await times(21, (number) => send({}, from(`2001:db8:1:2::${number.toString(16)}`)));
    expect((await reasons()).at(-1)).toBe('many-from-address');
  });

  it('is not counted for refused and repeated posts', async () => {
    for (let number = 0; number < 30; number += 1) {
      expect((await send({ email: 'wrong' }, from('198.51.100.7'))).status).toBe(422);
    }
    const again = { ...from('198.51.100.7'), 'idempotency-key': 'one' };
    await times(30, () => send({ lastName: 'Patel' }, again));
    expect(await reasons()).toEqual([undefined]);
  });

  it.each(['127.0.0.1', '10.0.0.5'])(
    'is not %s, which all visitors share behind a proxy that TRUSTED_PROXIES does not include',
    async (client) => {
      await times(25, () => send({}, from(client)));
      expect(new Set(await reasons())).toEqual(new Set([undefined]));
    },
  );
});
