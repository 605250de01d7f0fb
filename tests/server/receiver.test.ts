import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { readForms } from '../../server/forms';
import { openJournal } from '../../server/journal';

const address = '/api/contact-form';
const enquiry = {
  name: 'Asha',
  lastName: 'Patel',
  email: 'asha@example.com',
  mobileNumber: '98765 43210',
  city: 'Surat',
  citys: 'Ireland',
  purpose: 'University Admission',
};

let journal: string;
let send: (body: string, type?: string) => Promise<Response>;
let app: Awaited<ReturnType<typeof createApp>>;
const kept = async () =>
  (await readFile(journal, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  journal = join(folder, 'data', 'enquiries.jsonl');
  for (const file of ['_headers', '_redirects', '404.html']) await writeFile(join(folder, file), '');
  app = await createApp({
    site: folder,
    forms: await readForms('pages-json/_forms'),
    journal: await openJournal(journal),
  });
  send = async (body, type = 'application/json') =>
    app.request(address, { method: 'POST', body, headers: { 'content-type': type } });
});

describe('an enquiry', () => {
  it('is kept before it is answered, in a file for its owner alone', async () => {
    const response = await send(JSON.stringify(enquiry));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(await kept()).toMatchObject([{ form: address, payload: enquiry }]);
    expect((await stat(journal)).mode & 0o777).toBe(0o600);
  });

  it('of a browser without script is answered by the thank-you page', async () => {
    const response = await send(new URLSearchParams(enquiry).toString(), 'application/x-www-form-urlencoded');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/thank-you');
    expect(await kept()).toMatchObject([{ payload: enquiry }]);
  });

  it('stands on a line of its own however many come at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => send(JSON.stringify({ ...enquiry, city: `City ${number}` }))),
    );
    expect(await kept()).toHaveLength(20);
  });
});

describe('what is no enquiry', () => {
  const wrong: [what: string, change: object, message: string][] = [
    ['an empty first name', { name: '  ' }, 'Please enter a valid first name.'],
    ['an empty last name', { lastName: '' }, 'Please enter a valid last name.'],
    ['an address without a domain', { email: 'asha@' }, 'Please enter a valid email address.'],
    ['nine digits', { mobileNumber: '987654321' }, 'Please enter a valid mobile number.'],
    ['eleven digits', { mobileNumber: '98765432101' }, 'Please enter a valid mobile number.'],
    ['no city', { city: undefined }, 'Please enter your current city.'],
    ['no country', { citys: '' }, 'Please enter your desired country.'],
    [
      'a purpose that is not on the list',
      { purpose: 'Not Sure' },
      'Please select the purpose of consultation.',
    ],
  ];

  it.each(wrong)('with %s is refused by the form’s own message', async (_what, change, message) => {
    const response = await send(JSON.stringify({ ...enquiry, ...change }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message });
    expect(await kept()).toEqual([]);
  });

  it('is refused by its kind', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send('name=x', 'text/plain')).status).toBe(415);
    expect((await send(JSON.stringify({ ...enquiry, city: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await send(JSON.stringify([]))).status).toBe(422);
    expect((await send(JSON.stringify({ ...enquiry, extra: 'x' }))).status).toBe(422);
    expect((await app.request(address)).status).toBe(405);
    expect((await app.request('/api/nothing', { method: 'POST' })).status).toBe(404);
    expect(await kept()).toEqual([]);
  });
});
