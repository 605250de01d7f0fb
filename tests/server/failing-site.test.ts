import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { createGuard } from '../../server/receiver/guard';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { examplePayload } from './example-enquiry';
import { alwaysBuild, siteBuild } from './site-config';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const failed = '<h1>Unexpected Application Error!</h1>';

let folder: string;
let store: Store;
let app: ReturnType<typeof createApp>;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failing-site-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'about'), { recursive: true });
  await writeFile(join(site, '404.html'), '<h1>Not found</h1>');
  await writeFile(join(site, '500.html'), failed);
  await symlink('index.html', join(site, 'about/index.html')); // leads to itself: it is there and cannot be read
  await symlink('logo.svg', join(site, 'logo.svg'));
  store = await openStore(folder, undefined);
  app = createApp({
    site,
    spamFilter: () => {
      throw new Error('A bug');
    },
    currentBuild: alwaysBuild(await siteBuild()),
    store,
    guard: createGuard({ perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 100 }),
    channels: [],
    trustedProxies: 0,
    onStored: () => {},
    onFailure: () => {},
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('a page that cannot be read', () => {
  it('is answered with the error page and status 500, not with 404, and is reported', async () => {
    const response = await app.request('http://localhost/about', { headers: html });
    expect([response.status, await response.text()]).toEqual([500, failed]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(errors).toEqual([expect.objectContaining({ code: 'ELOOP' })]);
  });

  it('is answered with a problem in JSON if no page was asked for', async () => {
    const response = await app.request('http://localhost/logo.svg', { headers: { accept: 'image/*' } });
    expect([response.status, await response.json()]).toEqual([
      500,
      { problem: 'Something went wrong on the server.' },
    ]);
  });

  it('leaves other addresses as they are', async () => {
    const response = await app.request('http://localhost/nothing', { headers: html });
    expect([response.status, await response.text()]).toEqual([404, '<h1>Not found</h1>']);
  });
});

describe('a post that fails', () => {
  const send = async (headers: Record<string, string>, body: string) =>
    app.request('http://localhost/api/contact-form', { method: 'POST', headers, body });

  it('is answered by a page in the words of the site, in a browser without script', async () => {
    const { words } = await siteBuild();
    const response = await send(
      { 'content-type': 'application/x-www-form-urlencoded', ...html },
      new URLSearchParams(examplePayload).toString(),
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=UTF-8',
    ]);
    expect(await response.text()).toContain(`<p>${words?.server.failed}</p>`);
  });

  it('is a problem in JSON for a script', async () => {
    const response = await send({ 'content-type': 'application/json' }, JSON.stringify(examplePayload));
    expect([response.status, await response.json()]).toEqual([
      500,
      { problem: 'Something went wrong on the server.' },
    ]);
  });
});
