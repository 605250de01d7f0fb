import { address, payloadOf } from './enquiry-request';

/** What is sent on one connection: one request or several at once, valid or not. */
export interface RandomRequests {
  /** The methods, in their order: an answer to HEAD has no body. */
  methods: readonly string[];
  bytes: Buffer;
}

type Random = () => number;

const oneOf = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const some = <T>(random: Random, share: number, make: () => T): readonly T[] =>
  random() < share ? [make()] : [];

const usualMethods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST'];
const rareMethods = ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'G\u0000T', 'BREW', ''];
const addresses = [
  '/',
  '/about',
  '/about/',
  '/old',
  '/assets/entry.abc.js',
  '/assets/',
  '/images/photo.jpg',
  '/_headers',
  '/_redirects',
  '/_server.json',
  '/404',
  '/404.html',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api',
  '/api/',
  '/api/nothing',
  address,
];
const pieces = [
  '/',
  '//',
  '\\',
  '%5c',
  '%5C',
  '%2f',
  '%252f',
  '%00',
  '%09',
  '%0a',
  '%0d%0aX-Injected:%201',
  '%20',
  '%',
  '%zz',
  '%c0%af',
  '%e2%80%ae',
  '%f0%9f%8f%99',
  '..',
  '../',
  '..%2f',
  '%2e%2e/',
  '....//',
  '.',
  ';',
  ':',
  '@',
  'evil.example',
  'user@evil.example',
  'http:',
  'https://evil.example',
  'javascript:alert(1)',
  'about',
  'old',
  'index.html',
  'page.json',
  'etc/passwd',
  'é',
  '\t',
  '<script>',
  "'",
  '"',
  '*',
  '+',
  '~',
  '[::1]',
  'x'.repeat(300),
  'x'.repeat(9000),
];
const queries = ['', '?', '?a=1', '?a=%0a', '?//evil.example', '?a=b#c', '#', '#//evil.example', '?%', '??x'];
const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/0.9',
  'HTTP/1.2',
  'http/1.1',
  '',
];
const hosts = [
  'localhost',
  'localhost',
  'localhost:1',
  'evil.example',
  'a b',
  '',
  '[::1]',
  'localhost/x',
  'a@b',
  'é',
  ':80',
  '%00',
];
const headers = [
  'Accept-Encoding: gzip, br, zstd',
  'Accept-Encoding: *;q=0, br;q=nan',
  'If-None-Match: *',
  'If-None-Match: "x", W/"y"',
  'If-Modified-Since: yesterday',
  'If-Modified-Since: Sat, 21 Nov 2026 10:00:00 GMT',
  'If-Match: "x"',
  'If-Range: "x"',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'Range: bytes=0-0',
  'Range: bytes=5-2',
  'Range: bytes=-1',
  'Range: bytes=0-1,3-4,0-',
  'Range: bytes=99999999999999999999-',
  'Range: items=1',
  'Expect: 100-continue',
  'Expect: tea',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Upgrade: h2c',
  'X-Forwarded-For: 192.0.2.1',
  'X-Forwarded-Host: evil.example',
  'X-Original-URL: //evil.example',
  'X-HTTP-Method-Override: DELETE',
  'Sec-Fetch-Site: cross-site',
  'Origin: https://evil.example',
  'Content-Encoding: gzip',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Content-Length: 5',
  'Content-Length: -1',
  'Idempotency-Key: é',
  'Fill-Time: -Infinity',
  'Cookie: __proto__=1',
  'Header without a colon',
  ': no name',
  'X-Folded: a\r\n b',
  'X-Control: \u0007',
  `X-Long: ${'x'.repeat(20_000)}`,
  'Host: second.example',
  '__proto__: 1',
];
const types = [
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  '',
];

function randomAddress(random: Random): string {
  const start = oneOf(random, [
    ...addresses,
    '',
    'http://localhost',
    'http://evil.example',
    '*',
    '//evil.example',
  ]);
  const parts = Array.from({ length: Math.floor(random() ** 2 * 4) }, () => oneOf(random, pieces));
  return start + parts.join(oneOf(random, ['', '/'])) + oneOf(random, queries);
}

function randomBody(random: Random, number: number): { type: string; body: Buffer } {
  const payload = payloadOf(`random ${number}`);
  const text = oneOf(random, [
    () => JSON.stringify(payload),
    () => new URLSearchParams(payload).toString(),
    () => JSON.stringify(payload).slice(0, Math.floor(random() * 100)),
    () => '[',
    () => '{}',
    () => 'null',
    () => '\u0000'.repeat(10),
    () => 'x'.repeat(Math.floor(random() * 30_000)),
    () => String.fromCharCode(...Array.from({ length: 50 }, () => Math.floor(random() * 256))),
  ])();
  return {
    type: oneOf(random, types),
    body: Buffer.from(text, oneOf(random, ['utf8', 'utf8', 'latin1'] as const)),
  };
}

/** Changes, repeats or leaves out one byte. */
function spoil(random: Random, bytes: Buffer): Buffer {
  const at = Math.floor(random() * bytes.length);
  const changed = oneOf(random, [[], [Math.floor(random() * 256)], [bytes[at] ?? 0, bytes[at] ?? 0]]);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(changed), bytes.subarray(at + 1)]);
}

function randomRequest(random: Random, number: number): { method: string; bytes: Buffer } {
  const method = oneOf(random, random() < 0.8 ? usualMethods : rareMethods);
  const target = method === 'POST' && random() < 0.6 ? address : randomAddress(random);
  const hasBody = method === 'POST' || random() < 0.1;
  const { type, body } = hasBody ? randomBody(random, number) : { type: '', body: Buffer.alloc(0) };
  const lines = [
    `${method} ${target} ${random() < 0.9 ? 'HTTP/1.1' : oneOf(random, versions)}`,
    ...some(random, 0.95, () => `Host: ${random() < 0.9 ? 'localhost' : oneOf(random, hosts)}`),
    ...(hasBody ? [`Content-Type: ${type}`, `Content-Length: ${body.length}`] : []),
    ...Array.from({ length: Math.floor(random() ** 3 * 4) }, () => oneOf(random, headers)),
  ];
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
  return { method, bytes: random() < 0.05 ? spoil(random, bytes) : bytes };
}

/** Random requests, which are the same for the same random numbers. */
export function randomRequests(number: number, random: Random): RandomRequests {
  const count = random() < 0.85 ? 1 : 2 + Math.floor(random() * 3);
  const requests = Array.from({ length: count }, () => randomRequest(random, number));
  return {
    methods: requests.map(({ method }) => method),
    bytes: Buffer.concat(requests.map(({ bytes }) => bytes)),
  };
}
