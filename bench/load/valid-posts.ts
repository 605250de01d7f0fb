import { type Payload, payloadOf } from './enquiry-request';
import { chunkedPost, jsonPost, rawPost, type TestPost } from './test-post';

type MakeValidPost = (payload: Payload, random: () => number) => Omit<TestPost, 'what'>;

/** Bytes that a body may have in any form (server/receiver/max-body-size.ts). */
const alwaysAccepted = 16 * 1024;

const json = (payload: Payload, rest: Parameters<typeof jsonPost>[1] = {}) => ({
  bytes: jsonPost(JSON.stringify(payload), rest),
  kept: payload,
});
const plain = (payload: Payload, extra: Readonly<Record<string, string>> = {}) => ({
  bytes: rawPost({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ ...payload, ...extra }).toString(),
  }),
  kept: payload,
});

const kinds: Readonly<Record<string, MakeValidPost>> = {
  JSON: (payload) => json(payload),
  'a plain post': (payload) => plain(payload),
  'a plain post with a filled honeypot': (payload) => plain(payload, { website_url: 'https://example.com' }),
  'chunks without a length': (payload, random) => ({
    bytes: chunkedPost(Buffer.from(JSON.stringify(payload)), 1 + Math.floor(random() * 100)),
    kept: payload,
  }),
  'another way to write the content type': (payload) =>
    json(payload, { type: 'Application/JSON ;charset="utf-16"' }),
  'a byte order mark': (payload) => ({
    bytes: jsonPost(`\ufeff${JSON.stringify(payload)}`),
    kept: payload,
  }),
  'a field twice: the last one counts': (payload) => ({
    bytes: jsonPost(`{"name":{"a":[1]},${JSON.stringify(payload).slice(1)}`),
    kept: payload,
  }),
  'every character escaped': (payload) => {
    const escaped = (text: string) =>
      text.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const pairs = Object.entries(payload).map(([name, value]) => `"${escaped(name)}":"${escaped(value)}"`);
    return { bytes: jsonPost(`{${pairs.join(',')}}`), kept: payload };
  },
  'as many bytes as every form accepts': (payload) => {
    const text = JSON.stringify(payload);
    return { bytes: jsonPost(text + ' '.repeat(alwaysAccepted - Buffer.byteLength(text))), kept: payload };
  },
  'half of a surrogate pair, which is taken out': (payload) => ({
    bytes: jsonPost(JSON.stringify({ ...payload, name: 'A\ud83c' })),
    kept: { ...payload, name: 'A' },
  }),
  'quotes, tags, formulas and SQL': (payload) =>
    json({ ...payload, name: `=1+1"'><script>\\`, country: "'); DROP TABLE enquiries;--" }),
  'two hundred characters of four bytes': (payload) => json({ ...payload, city: '🏙'.repeat(200) }),
  'values that are names of properties of Object': (payload) =>
    json({ ...payload, name: '__proto__', country: 'constructor' }),
  'space around': (payload) => ({
    bytes: jsonPost(JSON.stringify({ ...payload, name: ` \u00a0${payload.name}\u3000 ` })),
    kept: payload,
  }),
  'percent signs that escape nothing': (payload) => ({
    bytes: rawPost({
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ ...payload }).toString().replace('country=Norway', 'country=%zz%'),
    }),
    kept: { ...payload, country: '%zz%' },
  }),
  'a header that asks to continue': (payload) => json(payload, { headers: ['Expect: 100-continue'] }),
};

/** Unusual posts that have to be accepted. */
export function validPost(number: number, random: () => number): TestPost {
  const names = Object.keys(kinds);
  const what = names[Math.floor(random() * names.length)] ?? '';
  return { what, ...(kinds[what] as MakeValidPost)(payloadOf(`valid ${number}`), random) };
}
