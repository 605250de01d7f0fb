import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuild } from '../../server/site/build';
import { responseHeaders } from '../../server/site/response-headers';
import { createStaticSite } from '../../server/site/static-site';
import { headerRules } from '../../src/emit/headers';
import { alwaysBuild } from './site-config';

let folder: string;
let site: Hono;
const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`http://localhost${path}`, { headers });

const large = 'x'.repeat(300_000);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-site-'));
  const files: Record<string, string> = {
    _headers: '',
    _redirects: '',
    '_server.json': '{}',
    '404.html': '<h1>Not found</h1>',
    'index.html': '<h1>Home</h1>',
    'about/index.html': '<h1>About</h1>',
    'about/index.html.br': 'packed by brotli',
    'about/index.html.gz': 'packed by gzip',
    'about/page.json': '{}',
    'assets/entry.abc.js': 'export {}',
    'files/guide.pdf': '0123456789',
    'files/large.pdf': large,
    'files/empty.txt': '',
    'files/price list.pdf': 'prices',
    'files/Preços.pdf': 'preços',
    '.well-known/security.txt': 'Contact: mailto:a@example.org',
    '.git/HEAD': 'ref',
    CNAME: 'www.example.org',
    '__gallery/index.html': '<h1>Gallery</h1>',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const redirects = [
    { from: '/old', to: '/about' },
    { from: '/costs', to: '/about?tab=costs#fees' },
    { from: '/apply', to: 'https://apply.example.org/form?a=1' },
    { from: '/call', to: 'tel:+911234567890' },
    { from: '/about.html', to: '/about' },
    { from: '/index.php?page=kontakt', to: '/about' },
    { from: '/about/us/*', to: '/' },
  ];
  const build = alwaysBuild(
    openBuild({ id: 'one', language: 'en', headers: headerRules(), redirects, thankYou: '', forms: [] }),
  );
  site = new Hono().use(responseHeaders(build)).route('/', createStaticSite(folder, build));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the static site', () => {
  it('answers at the address without a slash, and redirects one with a slash there with its query', async () => {
    expect(await (await get('/about')).text()).toBe('<h1>About</h1>');
    const slashed = await get('/about/?from=mail');
    expect([slashed.status, slashed.headers.get('location')]).toEqual([308, '/about?from=mail']);
    expect(await (await get('/')).text()).toBe('<h1>Home</h1>');
  });

  it('answers with a file however its name is encoded, with CNAME and .well-known, but not with .git', async () => {
    const texts = [
      '/files/price%20list.pdf',
      '/files/Pre%C3%A7os.pdf',
      '/files/Prec%CC%A7os.pdf',
      '/files/Preços.pdf',
      '/CNAME',
    ].map(async (path) => (await get(path)).text());
    expect(await Promise.all(texts)).toEqual(['prices', 'preços', 'preços', 'preços', 'www.example.org']);
    expect((await get('/.well-known/security.txt')).status).toBe(200);
    expect((await get('/.git/HEAD')).status).toBe(404);
  });

  it('answers with an empty body where no file is found and HTML is not asked for by name', async () => {
    for (const path of ['/apple-touch-icon-precomposed.png', '/assets/gone.js']) {
      const ask = async (accept: string) => (await get(path, { accept })).text();
      expect([path, await ask('image/avif,image/webp,*/*;q=0.8'), await ask('*/*')]).toEqual([path, '', '']);
      expect([path, await ask('text/html,*/*;q=0.8')]).toEqual([path, '<h1>Not found</h1>']);
    }
  });

  it('answers an unknown route with the not-found page and status 404', async () => {
    const paths = ['/nothing', '/../package.json', '/assets/gone.js', '/assets', '/%zz', '/a%00b', '/%0aX'];
    for (const path of paths) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, '<h1>Not found</h1>']);
    }
  });

  it('does not serve the configuration files of hosts, however the address is written', async () => {
    for (const path of [
      '/_headers',
      '/_redirects',
      '/_server.json',
      '/_server.json.br',
      '/%5fserver.json',
      '/%2e/_server.json',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    // Two underscores do not begin the name of a configuration file.
    expect(await (await get('/__gallery')).text()).toBe('<h1>Gallery</h1>');
    for (const path of ['//_server.json', '/about/..%2f_server.json', '/about%2f..%2f_server.json'])
      expect([path, await (await get(path)).text()]).toEqual([path, '<h1>Not found</h1>']);
  });

  it('finds no file by an encoded slash, and sends the headers of files where a letter is encoded', async () => {
    for (const path of [
      '/files%2fguide.pdf',
      '/files%2Fguide.pdf',
      '/assets%2fentry.abc.js',
      '/about%2fpage.json',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    const encoded = await get('/%66iles/guide.pdf');
    expect(encoded.status).toBe(200);
    expect(encoded.headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('accepts no posts', async () => {
    expect((await site.request('http://localhost/about', { method: 'POST' })).status).toBe(405);
  });

  it('asks clients to retry while a new build replaces the old one', async () => {
    const build = alwaysBuild(
      openBuild({ id: '', language: 'en', headers: [], redirects: [], thankYou: '', forms: [] }),
    );
    const response = await createStaticSite(join(folder, 'gone'), build).request('http://localhost/about');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  });
});

describe('a redirect', () => {
  it('leads from addresses of other systems, and by a wildcard from where no file is', async () => {
    const leadsTo = async (path: string) => (await get(path)).headers.get('location');
    expect(await leadsTo('/about.html')).toBe('/about');
    expect(await leadsTo('/index.php?page=kontakt')).toBe('/about');
    expect(await leadsTo('/about/us/2019')).toBe('/');
    expect((await get('/about/page.json')).status).toBe(200);
    expect((await get('/index.php?page=other')).status).toBe(404);
  });

  const locationOf = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')];
  };

  it('appends the query to that of the target, before its fragment', async () => {
    expect(await locationOf('/old?x=1')).toEqual([308, '/about?x=1']);
    expect(await locationOf('/old')).toEqual([308, '/about']);
    expect(await locationOf('/costs?x=1')).toEqual([308, '/about?tab=costs&x=1#fees']);
    expect(await locationOf('/apply?x=1')).toEqual([308, 'https://apply.example.org/form?a=1&x=1']);
    expect(await locationOf('/call?x=1')).toEqual([308, 'tel:+911234567890']);
  });

  const elsewhere = [
    '//evil.example/',
    '///evil.example/',
    '/%5cevil.example/',
    '/%5C%5Cevil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '/%0a/evil.example/',
    '/%0aX/',
    '/.//evil.example/',
    '/%2fevil.example/',
    '/a/..//evil.example/',
    '/https://evil.example/',
  ];
  it.each(elsewhere)('never leads to another host: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBeLessThan(500);
    const location = response.headers.get('location') ?? '/';
    expect(new URL(location, 'http://localhost/').origin).toBe('http://localhost');
    expect(location).not.toMatch(/^[/\\]{2}|[\\\p{Cc}]/u);
  });
});

describe('a file', () => {
  it('is sent compressed to clients that accept it', async () => {
    const encodingOf = async (accepted: string) => {
      const { headers } = await get('/about', { 'accept-encoding': accepted });
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      return headers.get('content-encoding');
    };
    expect(await encodingOf('gzip, deflate, br')).toBe('br');
    expect(await encodingOf('gzip;q=1.0, br;q=0')).toBe('gzip');
    expect(await encodingOf('identity')).toBeNull();
    const packed = await get('/about', { 'accept-encoding': 'br' });
    expect([await packed.text(), packed.headers.get('content-length')]).toEqual(['packed by brotli', '16']);
  });

  it('is not sent again if the browser has it, until it changes', async () => {
    const first = await get('/about');
    const tag = first.headers.get('etag') ?? '';
    const same = await get('/about', { 'if-none-match': tag });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag]);
    await utimes(join(folder, 'about/index.html'), new Date(), new Date(Date.now() + 5000));
    expect((await get('/about', { 'if-none-match': tag })).status).toBe(200);
  });

  it('is sent in part if a range is requested, as long as it is the same file', async () => {
    const whole = await get('/files/guide.pdf');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await get('/files/guide.pdf', { range: 'bytes=2-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    expect(await (await get('/files/guide.pdf', { range: 'bytes=-3' })).text()).toBe('789');
    const all = await get('/files/guide.pdf', { range: 'bytes=-99999' });
    expect([all.status, await all.text()]).toEqual([206, '0123456789']);
    const beyond = await get('/files/guide.pdf', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const tag = whole.headers.get('etag') ?? '';
    expect((await get('/files/guide.pdf', { range: 'bytes=2-4', 'if-range': tag })).status).toBe(206);
    expect((await get('/files/guide.pdf', { range: 'bytes=2-4', 'if-range': '"another"' })).status).toBe(200);
  });

  it.each(['bytes=0x0-1', 'bytes=+1-2', 'bytes=1.5-3', 'bytes=0-1;q=1', 'bytes=a-b', 'items=0-1'])(
    'is sent whole if what is requested is no range: %s',
    async (range) => {
      const { status, headers } = await get('/files/guide.pdf', { range });
      expect([status, headers.get('content-length')]).toEqual([200, '10']);
    },
  );

  it('is described whole for HEAD, whatever range is requested', async () => {
    const response = await site.request('http://localhost/files/guide.pdf', {
      method: 'HEAD',
      headers: { range: 'bytes=2-4' },
    });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
  });

  it('is described but not sent for HEAD', async () => {
    const response = await site.request('http://localhost/files/large.pdf', { method: 'HEAD' });
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['300000', '']);
  });

  it('may be large, or empty', async () => {
    expect(await (await get('/files/large.pdf')).text()).toBe(large);
    expect(await (await get('/files/empty.txt')).text()).toBe('');
  });
});

describe('headers', () => {
  it('cache files with a hash in their name for ever, and nothing else at such an address', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/entry.abc.js')).toContain('immutable');
    expect(await caching('/assets/gone.js')).toBe('no-cache');
    expect(await caching('/assets/entry.abc.js/')).toBe('no-cache');
    expect(await caching('/about')).toBe('no-cache');
  });

  it('of the build are sent with every response', async () => {
    for (const path of ['/about', '/nothing', '/old', '/about/', '/about/page.json', '/%5cevil.example/']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('have a short policy for what pages load, and that of pages where nothing is found', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policy('/assets/entry.abc.js')).toMatch(/^default-src 'none'/);
    expect(await policy('/assets/gone.js')).toBe(await policy('/about'));
  });
});
