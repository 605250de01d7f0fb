import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutInnerFormulas } from '../../server/admin/csv';
import { jsonLine, printable } from '../../server/admin/terminal-text';
import { createApp } from '../../server/app';
import { clientAddress } from '../../server/receiver/client-address';
import { createGuard } from '../../server/receiver/guard';
import { containsDomain, parseDomains } from '../../server/spam/blocked-domains';
import { hasLink } from '../../server/spam/has-link';
import { createProofOfWork } from '../../server/spam/proof-of-work';
import { repeatableTexts } from '../../server/spam/repeatable-texts';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { createRedirects } from '../../src/format/redirects';
import { alwaysBuild, siteBuild } from './site-config';

/** Characters in a text: nearly as many as fit into headers, which Node.js limits to 16 KB. */
const length = 15_000;
/** What a text repeats: characters that the patterns and parsers of the server look for. */
const fragments = [
  ' ',
  '\t',
  ',',
  ';',
  '/',
  '.',
  '-',
  '=',
  '"',
  'a',
  '1',
  ' ;',
  ', ',
  'a.',
  'a=',
  '0-0,',
  '%20',
  '@',
  '<',
  ':',
];
/** Each fragment repeated: alone, inside of a text, in a parameter of a header and in a range. */
const texts = fragments.flatMap((fragment) => {
  const repeated = fragment.repeat(length / fragment.length);
  return [repeated, `a${repeated}b`, `a;${repeated}b`, `bytes=${repeated}x`];
});
/** Line breaks, which a body may have and a header may not. */
const ofSeveralLines = ['\n', '\r', '\r\n', '\n ', '\n;'].map(
  (fragment) => `a${fragment.repeat(length / fragment.length)}b`,
);

const moved = createRedirects([{ from: '/old/*', to: '/new/*' }]);

const folder = mkdtempSync(join(tmpdir(), 'long-texts-'));
let store: Store;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  for (const name of ['index.html', '404.html', 'assets/a.js'])
    writeFileSync(join(folder, 'site', name), name);
  store = await openStore(folder, undefined);
  app = createApp({
    site: join(folder, 'site'),
    currentBuild: alwaysBuild(await siteBuild()),
    store,
    guard: createGuard({ perMinuteAndAddress: 100_000, perMinute: 100_000, atOnce: 100 }),
    channels: [],
    trustedProxies: 1,
    proof: createProofOfWork({ bits: 20 }),
    onStored: () => {},
    onFailure: () => {},
    onError: () => {},
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** CPU time for a text in ms. A pattern that backtracks from every position takes longer; all else, less than ten. */
const limit = 50;
async function slowOnes(work: (text: string) => unknown, from = texts): Promise<readonly string[]> {
  /** CPU time in ms, to which other processes on the machine add nothing. */
  const timeOf = async (text: string) => {
    const start = process.cpuUsage();
    await work(text);
    return process.cpuUsage(start).user / 1000;
  };
  const slow: string[] = [];
  for (const text of from) {
    // Only a text that is slow twice counts: the first time may include compiling the code.
    if ((await timeOf(text)) <= limit) continue;
    const time = await timeOf(text);
    if (time > limit) slow.push(`${JSON.stringify(text.slice(0, 12))}: ${Math.round(time)} ms`);
  }
  return slow;
}

it.each(['accept', 'accept-encoding', 'cookie', 'if-modified-since', 'if-none-match', 'if-range', 'range'])(
  'the header %s of a visitor takes little time, whatever it says',
  async (name) => {
    expect(await slowOnes((text) => app.request('/assets/a.js', { headers: { [name]: text } }))).toEqual([]);
  },
);

it.each([
  'consent-version',
  'content-length',
  'content-type',
  'fill-time',
  'form-version',
  'idempotency-key',
  'proof-of-work',
  'sec-fetch-site',
  'x-forwarded-for',
])('the header %s of a post takes little time, whatever it says', async (name) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
  const post = (text: string) =>
    app.request('/api/contact-form', { method: 'POST', body: '{}', headers: { ...headers, [name]: text } });
  expect(await slowOnes(post)).toEqual([]);
});

it('an address takes little time, whatever it says', async () => {
  const ask = (text: string) => app.request(`/x${encodeURI(text)}/`);
  expect(await slowOnes(ask)).toEqual([]);
  expect(await slowOnes((text) => app.request(`/?${encodeURI(text)}`))).toEqual([]);
});

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded'];
it.each(bodyTypes)('a body of %s takes little time, whatever it says', async (type) => {
  const post = (body: string) =>
    app.request('/api/contact-form', {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'x-forwarded-for': '192.0.2.1' },
    });
  const bodyOf = (text: string) =>
    type === 'application/json'
      ? JSON.stringify({ name: text, email: text, mobileNumber: text })
      : new URLSearchParams({ name: text, email: text, mobileNumber: text }).toString();
  // Three of these and their encoding stay below the size limit of a body, above which nothing is read.
  const short = [...texts, ...ofSeveralLines].map((text) => text.slice(0, 5000));
  expect(await slowOnes((text) => post(bodyOf(text)), short)).toEqual([]);
  expect(await slowOnes(post)).toEqual([]);
});

it.each([
  ['is looked through for links', hasLink],
  [
    'is looked through for blocked domains',
    (text: string) => containsDomain(parseDomains('example.com'), text),
  ],
  [
    'is made comparable with repeated ones',
    (text: string) => repeatableTexts({ fields: [{ name: 'a', type: 'textarea' }] as never }, { a: text }),
  ],
  ['is printed', printable],
  ['is written as JSON', jsonLine],
  ['is exported', withoutInnerFormulas],
  [
    'is an address that is looked up among wildcard redirects',
    (text: string) => moved.wildcard(new URL(`http://localhost/x${encodeURI(text)}/`)),
  ],
  ['is a list of proxies', (text: string) => clientAddress({ remote: '', forwardedFor: text }, 1)],
])('a text takes little time if it %s', async (_, work) => {
  expect(await slowOnes(work, [...texts, ...ofSeveralLines])).toEqual([]);
});
