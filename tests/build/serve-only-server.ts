import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { serveOnly } from '../../src/dev/serve-only';

export const root = realpathSync(mkdtempSync(join(tmpdir(), 'prospectus-serve-only-')));
/** What every file contains, so that it is found in a response. */
export const content = 'the content of a file of this test';

/** Files of code, which pages are made of. */
export const code = ['src/shown.ts', 'pages/_blocks/lamp/lamp.ts', 'node_modules/lib/index.js'];
/** Files that must never be served. */
export const neverServed = [
  'data/enquiries.db',
  'data/backup.key',
  'package.json',
  'index.html',
  'vitest.config.ts',
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
  'node_modules/.cache/prospectus/documents/draft.json',
];

let origin = '';

/** Starts the server for the tests of a file, and ends it after them. */
export function startServer() {
  let server: ViteDevServer;
  beforeAll(async () => {
    for (const file of [...code, ...neverServed]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `/* ${content} */`);
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
}

/** The addresses of a file, in every form that has been known to get around limits on what Vite serves. */
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
  const queries = [
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
  const moreQueries = [
    '?import&url&inline',
    '?.svg?import&inline',
    '?.svg?.wasm?init',
    '?html-proxy',
    '?worker',
    '?t=1',
    '#',
  ];
  return [...ways.flatMap((way) => [...queries, ...moreQueries].map((query) => way + query)), ...encoded];
};

/** Asks for an address exactly as it is written: `fetch` would normalize it. */
export async function responseAt(address: string, headers: Record<string, string> = {}) {
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

/** The headers with which a browser loads a script. */
export const script = { 'sec-fetch-dest': 'script', accept: '*/*' };

/** The addresses at which a file is served, of all that are tried. */
export async function addressesServing(file: string): Promise<readonly string[]> {
  const served: string[] = [];
  for (const address of addressesOf(file))
    for (const headers of [{}, script]) {
      const { body } = await responseAt(address, headers);
      if (body.includes(content)) served.push(address);
    }
  return served;
}
