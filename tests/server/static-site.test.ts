import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStaticSite } from '../../server/static-site';
import { emitHeaders, headerRules } from '../../src/compiler/emit/headers';

let site: Awaited<ReturnType<typeof createStaticSite>>;
const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`http://localhost${path}`, { headers });

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-site-'));
  const files: Record<string, string> = {
    _headers: emitHeaders(headerRules()),
    _redirects: '/old /about 308\n',
    '404.html': '<h1>Not found</h1>',
    'index.html': '<h1>Home</h1>',
    'about/index.html': '<h1>About</h1>',
    'about/index.html.br': 'packed',
    'about/page.json': '{}',
    'assets/entry.abc.js': 'export {}',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  site = await createStaticSite(folder);
});

describe('the static site', () => {
  it('answers at the bare address and sends one with a slash there, with its query', async () => {
    expect(await (await get('/about')).text()).toBe('<h1>About</h1>');
    const slashed = await get('/about/?from=mail');
    expect([slashed.status, slashed.headers.get('location')]).toEqual([308, '/about?from=mail']);
    expect((await get('/')).status).toBe(200);
  });

  it('never sends a visitor to another host', async () => {
    expect((await get('//evil.example/')).headers.get('location') ?? '').not.toMatch(/^\/\//);
  });

  it('follows redirects, with the query', async () => {
    const moved = await get('/old?x=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about?x=1']);
  });

  it('answers with the page for no route and its status', async () => {
    for (const path of ['/nothing', '/_headers', '/_redirects', '/../package.json', '/assets/gone.js']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, '<h1>Not found</h1>']);
    }
  });

  it('sends packed files to those who take them', async () => {
    const response = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe('packed');
  });

  it('says no more than that a page is the same', async () => {
    const tag = (await get('/about')).headers.get('etag') ?? '';
    expect((await get('/about', { 'if-none-match': tag })).status).toBe(304);
  });

  it('keeps for ever what carries a hash, and nothing that is missing', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/entry.abc.js')).toContain('immutable');
    expect(await caching('/assets/gone.js')).toBe('no-cache');
    expect(await caching('/about')).toBe('no-cache');
  });

  it('sends the headers of the build with everything', async () => {
    for (const path of ['/about', '/nothing', '/old', '/about/page.json']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('takes nothing', async () => {
    expect((await site.request('http://localhost/about', { method: 'POST' })).status).toBe(405);
  });
});
