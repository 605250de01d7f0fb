import { gzipSync } from 'node:zlib';
import { type Payload, payloadOf } from './enquiry-request';
import { chunkedPost, jsonPost, rawPost, type TestPost } from './test-post';

type MakeInvalidPost = (payload: Payload, random: () => number) => Omit<TestPost, 'what'>;

const oneOf = <T>(random: () => number, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

const fields = ['name', 'lastName', 'email', 'mobileNumber', 'city', 'country', 'purpose'];
const wrongTypes = ['7', '-1e999', 'true', 'null', '[]', '["a"]', '{}', '{"toString":1}', '""', '" \\t"'];
const inheritedNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
];
const controls = ['\u0000', '\u0007', '\u001b[2J', '\r\nBcc: a@example.com', '\u007f'];
const wrongTexts = {
  email: ['asha', '@', 'a@b', 'a b@example.com', 'a@@example.com'],
  mobileNumber: ['987654321', '98765432101', '+91', 'ten digits', '٠١٢٣٤٥٦٧٨'],
  purpose: ['', 'Not Sure', 'luggage transport', 'Luggage  Transports'],
};
const wrongContentTypes = [
  'text/plain',
  'application/json5',
  'multipart/form-data; boundary=x',
  'json',
  '',
  '*/*',
];
const noJson = [
  "{'a':1}",
  '{"a":1,}',
  '{"a":NaN}',
  '// x\n{}',
  '{"a":01}',
  '{"a":"\t"}',
  '{}{}',
  '\u0000',
  'undefined',
];

/** More bytes than fit into the fields of the form, however they are written (server/receiver/max-body-size.ts). */
const tooLarge = 128 * 1024;

/** A body in which one field has this value, of any type. */
const withField = (payload: Payload, name: string, value: string) => {
  const { [name]: _replaced, ...others } = payload;
  return jsonPost(`{"${name}":${value},${JSON.stringify(others).slice(1)}`);
};
const withText = (payload: Payload, name: string, value: string) =>
  withField(payload, name, JSON.stringify(value));
const invalidField = (name: string, bytes: Buffer) => ({ bytes, refused: [422], names: [name] });
const bytesOf = (payload: Payload) => Buffer.from(JSON.stringify(payload));

const kinds: Readonly<Record<string, MakeInvalidPost>> = {
  'a value of another type': (payload, random) => {
    const name = oneOf(random, fields);
    return invalidField(name, withField(payload, name, oneOf(random, wrongTypes)));
  },
  'a field that is missing': (payload, random) => {
    const name = oneOf(random, fields);
    const { [name]: _missing, ...others } = payload;
    return invalidField(name, jsonPost(JSON.stringify(others)));
  },
  'a field that does not exist': (payload, random) => {
    const name = random().toString(36);
    return invalidField(name, jsonPost(JSON.stringify({ ...payload, [name]: 'x' })));
  },
  'a name that every object has': (payload, random) => {
    const name = oneOf(random, inheritedNames);
    return invalidField(name, jsonPost(`{"${name}":{"isAdmin":true},${JSON.stringify(payload).slice(1)}`));
  },
  'a name of thousands of characters': (payload, random) => {
    const name = 'n'.repeat(1000 + Math.floor(random() * 10_000));
    return invalidField(name.slice(0, 40), jsonPost(JSON.stringify({ ...payload, [name]: '' })));
  },
  'deep nesting in a field': (payload, random) => {
    const depth = 1 + Math.floor(random() * 5000);
    return invalidField('city', withField(payload, 'city', '['.repeat(depth) + ']'.repeat(depth)));
  },
  'deep nesting alone': (_payload, random) => {
    const depth = 1 + Math.floor(random() * 1000);
    return { bytes: jsonPost(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`), refused: [422] };
  },
  'no object': (_payload, random) => ({
    bytes: jsonPost(oneOf(random, ['[]', 'null', '"text"', '7', 'true', '[{}]'])),
    refused: [422],
  }),
  // A line of text is accepted without it (src/form/normalize-answer.ts), so this is in a select, where what is
  // left is no option.
  'a control character': (payload, random) =>
    invalidField('purpose', withText(payload, 'purpose', `${payload.purpose}${oneOf(random, controls)}x`)),
  'a text that is too long': (payload, random) => {
    const name = oneOf(random, ['name', 'lastName', 'email', 'city', 'country']);
    return invalidField(
      name,
      withText(payload, name, `a@b.${'x'.repeat(197 + Math.floor(random() * 5000))}`),
    );
  },
  'a text that its field does not accept': (payload, random) => {
    const name = oneOf(random, Object.keys(wrongTexts) as (keyof typeof wrongTexts)[]);
    return invalidField(name, withText(payload, name, oneOf(random, wrongTexts[name])));
  },
  'a text that takes long to match': (payload) =>
    invalidField('mobileNumber', withText(payload, 'mobileNumber', '1a'.repeat(5) + 'a'.repeat(180))),
  'bytes that are not UTF-8': (payload, random) => {
    const body = bytesOf(payload);
    body[body.indexOf('Patel') + Math.floor(random() * 5)] = oneOf(random, [0xff, 0xc0, 0xf8, 0x80]);
    return { bytes: jsonPost(body), refused: [400] };
  },
  'JSON that ends early': (payload, random) => {
    const body = bytesOf(payload);
    return { bytes: jsonPost(body.subarray(0, Math.floor(random() * (body.length - 1)))), refused: [400] };
  },
  'what is nearly JSON': (_payload, random) => ({ bytes: jsonPost(oneOf(random, noJson)), refused: [400] }),
  'UTF-16': (payload) => ({
    bytes: jsonPost(Buffer.from(JSON.stringify(payload), 'utf16le'), {
      type: 'application/json; charset=utf-16',
    }),
    refused: [400],
  }),
  'another content type': (payload, random) => ({
    bytes: rawPost({ type: oneOf(random, wrongContentTypes), body: bytesOf(payload) }),
    refused: [415],
  }),
  'no content type': (payload) => ({ bytes: rawPost({ body: bytesOf(payload) }), refused: [415] }),
  'a compressed body': (payload, random) => ({
    bytes: jsonPost(gzipSync(bytesOf(payload)), {
      headers: [`Content-Encoding: ${oneOf(random, ['gzip', 'br', 'gzip, gzip'])}`],
    }),
    refused: [415],
  }),
  'more bytes than a body may have': (payload, random) => {
    const text = JSON.stringify(payload);
    const size = tooLarge + Math.floor(random() ** 4 * 100_000);
    return { bytes: jsonPost(text + ' '.repeat(size - Buffer.byteLength(text))), refused: [413] };
  },
  'more bytes than a body may have, in chunks': (payload, random) => {
    const text = JSON.stringify(payload);
    const size = tooLarge + Math.floor(random() ** 4 * 100_000);
    return { bytes: chunkedPost(Buffer.from(text + ' '.repeat(size)), 4096), refused: [413] };
  },
  'a Content-Length that is too high': (payload, random) => ({
    bytes: jsonPost(bytesOf(payload), { length: bytesOf(payload).length + 1 + Math.floor(random() * 1000) }),
    endsEarly: true,
    refused: [400],
  }),
  'a Content-Length that is too low': (payload, random) => ({
    bytes: jsonPost(bytesOf(payload), { length: Math.floor(random() * 100) }),
    refused: [400],
  }),
  'a Content-Length that is not a number': (payload, random) => ({
    bytes: jsonPost(bytesOf(payload), {
      length: null,
      headers: [`Content-Length: ${oneOf(random, ['-1', '1e3', '0x10', '5, 6', '99999999999999999999'])}`],
    }),
    refused: [400],
  }),
  'both a length and chunks': (payload) => ({
    bytes: jsonPost(bytesOf(payload), { headers: ['Transfer-Encoding: chunked'] }),
    refused: [400],
  }),
  'a chunk without a size': (payload) => ({
    bytes: jsonPost(bytesOf(payload), { length: null, headers: ['Transfer-Encoding: chunked'] }),
    refused: [400],
  }),
  'chunks that end early': (payload) => ({
    bytes: chunkedPost(bytesOf(payload), 50).subarray(0, -20),
    endsEarly: true,
    refused: [400],
  }),
  'headers that are too long': (payload, random) => ({
    bytes: jsonPost(bytesOf(payload), {
      headers: [`X-Much: ${'x'.repeat(16_384 + Math.floor(random() * 9999))}`],
    }),
    refused: [431],
  }),
  'an invalid idempotency key': (payload, random) => ({
    bytes: rawPost({
      type: 'application/json',
      headers: [`Idempotency-Key: ${oneOf(random, ['', 'a b', '\u00e9', 'k'.repeat(101)])}`],
      body: bytesOf(payload),
    }),
    refused: [400],
  }),
  'another method': (payload, random) => ({
    bytes: jsonPost(bytesOf(payload), {
      method: oneOf(random, ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
    }),
    refused: [405],
  }),
  'a plain post of many parameters': (payload, random) => ({
    bytes: rawPost({
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(payload).toString() + '&a'.repeat(Math.floor(1 + random() * 5000)),
    }),
    refused: [422],
  }),
  'a plain post with a wrong field': (payload, random) => ({
    bytes: rawPost({
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ ...payload, [oneOf(random, fields)]: '\u0000' }).toString(),
    }),
    refused: [422],
  }),
  'a plain post that is not UTF-8': () => ({
    bytes: rawPost({ type: 'application/x-www-form-urlencoded', body: Buffer.from('name=\xe9', 'latin1') }),
    refused: [400],
  }),
};

/** Posts that have to be refused, by what is wrong with them. */
export function invalidPost(number: number, random: () => number): TestPost {
  const names = Object.keys(kinds);
  const what = oneOf(random, names);
  return {
    what,
    ...(kinds[what] as MakeInvalidPost)({ ...payloadOf(`fuzz ${number}`), country: 'Patel' }, random),
  };
}
