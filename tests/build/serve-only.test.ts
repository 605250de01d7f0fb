import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addressesServing,
  code,
  content,
  neverServed,
  responseAt,
  root,
  script,
  startServer,
} from './serve-only-server';

startServer();

describe('the dev server', () => {
  it.each(code)('serves %s, of which pages are made', async (file) => {
    const { status, body } = await responseAt(`/@fs${root}/${file}`, script);
    expect([status, body]).toEqual([200, expect.stringContaining(content)]);
  });

  // The other files are asked for in the full tier: each is asked for in more than a hundred ways.
  it.each(['data/enquiries.db', 'src/.env'])('does not serve %s, however it is asked', async (file) => {
    expect(await addressesServing(file)).toEqual([]);
  });

  it.each(neverServed)('does not serve %s as it is asked for by scripts', async (file) => {
    for (const address of [`/${file}`, `/@fs${root}/${file}?raw`, `/@fs${root}/src/../${file}`]) {
      const { body } = await responseAt(address, script);
      expect(body).not.toContain(content);
    }
  });

  it('lets no page of another program on this computer read what it serves', async () => {
    for (const other of ['http://localhost:8080', 'http://127.0.0.1:3000', 'null']) {
      const { status, headers } = await responseAt('/src/shown.ts', { origin: other });
      expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined]);
    }
  });

  it.each([
    ['a request without Sec-Fetch-Site', join(root, 'src/shown.ts'), {}],
    ['a page of another site', join(root, 'src/shown.ts'), { 'sec-fetch-site': 'cross-site' }],
    ['a page of another program here', join(root, 'src/shown.ts'), { 'sec-fetch-site': 'same-site' }],
    ['its page, of another file', join(root, 'data/enquiries.db'), { 'sec-fetch-site': 'same-origin' }],
    ['its page, by traversal', join(root, 'src/../package.json:1:1'), { 'sec-fetch-site': 'same-origin' }],
    ['its page, without a file', '', { 'sec-fetch-site': 'same-origin' }],
  ])('opens nothing in the editor for %s', async (_, file, headers) => {
    for (const path of ['/__open-in-editor', '/__open-in-editor//']) {
      const { status } = await responseAt(`${path}?file=${encodeURIComponent(file)}`, headers);
      expect(status).toBe(403);
    }
  });
});
