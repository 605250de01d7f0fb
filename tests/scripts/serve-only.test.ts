import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveOnly } from '../../scripts/dev/serve-only';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'prospectus-serve-only-')));
const secret = 'what nobody may read';

const code = ['src/shown.ts', 'pages/_blocks/lamp/lamp.ts', 'node_modules/lib/index.js'];
const others = [
  'data/enquiries.db',
  'data/backup.key',
  'package.json',
  'index.html',
  'vite.config.ts',
  'server/main.ts',
  'pages/_site.json',
  'other-site/_forms/contact.json',
  'src-of-another/shown.ts',
  '.env',
  '.git/config',
  '.npmrc',
  'src/.env',
  'src/.env.local',
  'src/tls.key',
  'node_modules/.cache/documents/draft.json',
];

let server: ViteDevServer;
let origin: string;
beforeAll(async () => {
  for (const file of [...code, ...others]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `/* ${secret} */`);
  }
  server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
    plugins: [
      serveOnly({
        code: ['src', 'node_modules', 'pages/_blocks'].map((name) => join(root, name)),
        editable: ['src', 'pages'].map((name) => join(root, name)),
      }),
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Every way to ask Vite for a file that is known to have led around a limit. */
const addressesOf = (file: string): readonly string[] => {
  const ways = [`/${file}`, `/@fs${root}/${file}`, `/@fs//${root}/${file}`, `/@id/${root}/${file}`];
  const encoded = [
    `/@fs${root}/src/../${file}`,
    `/@fs${root}/src/%2e%2e/${file}`,
    `/@fs${root}/src/..%2f${file}`,
    `/@fs${root}/src/%2e%2e%2f${file}`,
    `/src/..%2f${file}`,
    `/src/..%5c${file}`,
    `/%2e/${file}`,
    `//${file}`,
    `/${file.replaceAll('/', '%2f')}`,
    `/${file.replaceAll('.', '%2e')}`,
    `/${file}/`,
    `/${file}/.`,
    `/${file}::$DATA`,
    `/${file}%00`,
    `/${file.toUpperCase()}`,
  ];
  const asked = [
    '',
    '?raw',
    '?url',
    '?inline',
    '?import',
    '?import&raw',
    '?raw??',
    '?import&raw??',
    '?url&import',
  ];
  const more = [
    '?import&url&inline',
    '?.svg?import&inline',
    '?.svg?.wasm?init',
    '?html-proxy',
    '?worker',
    '?t=1',
    '#',
  ];
  return [...ways.flatMap((way) => [...asked, ...more].map((question) => way + question)), ...encoded];
};

/** As bytes, because `fetch` would tidy up the address. */
async function bodyAt(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path: address, headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

const script = { 'sec-fetch-dest': 'script', accept: '*/*' };

describe('the dev server', () => {
  it.each(code)('serves %s, of which pages are made', async (file) => {
    const { status, body } = await bodyAt(`/@fs${root}/${file}`, script);
    expect([status, body]).toEqual([200, expect.stringContaining(secret)]);
  });

  it.each(others)('does not serve %s, however it is asked', async (file) => {
    const served: string[] = [];
    for (const address of addressesOf(file))
      for (const headers of [{}, script]) {
        const { body } = await bodyAt(address, headers);
        if (body.includes(secret)) served.push(address);
      }
    expect(served).toEqual([]);
  });

  it('lets no page of another program on this computer read what it serves', async () => {
    for (const other of ['http://localhost:8080', 'http://127.0.0.1:3000', 'null']) {
      const { status, headers } = await bodyAt('/src/shown.ts', { origin: other });
      expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined]);
    }
  });

  it.each([
    ['who is no page of it', join(root, 'src/shown.ts'), {}],
    ['a page of another site', join(root, 'src/shown.ts'), { 'sec-fetch-site': 'cross-site' }],
    ['a page of another program here', join(root, 'src/shown.ts'), { 'sec-fetch-site': 'same-site' }],
    ['its page, of another file', join(root, 'data/enquiries.db'), { 'sec-fetch-site': 'same-origin' }],
    ['its page, on a way out', join(root, 'src/../package.json:1:1'), { 'sec-fetch-site': 'same-origin' }],
    ['its page, of nothing', '', { 'sec-fetch-site': 'same-origin' }],
  ])('opens nothing in the editor for %s', async (_, file, headers) => {
    for (const path of ['/__open-in-editor', '/__open-in-editor//']) {
      const { status } = await bodyAt(`${path}?file=${encodeURIComponent(file)}`, headers);
      expect(status).toBe(403);
    }
  });
});
