import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/find-browsers.mjs';
import { runHere } from '../../site/run-here';
import { commandLine } from '../../site/run-script';

/** A site whose pages lie at one address, and its receiver at another, as with a host that only serves files. */
const folder = await mkdtemp(join(tmpdir(), 'prospectus-elsewhere-'));
const pages = join(folder, 'site');
const out = join(folder, 'dist');
const servers: ChildProcess[] = [];
let browser: Browser;
let site: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function serve(env: Readonly<Record<string, string>>): Promise<void> {
  const server = spawn(process.execPath, [...commandLine('serve'), '--pages', pages], {
    env: { ...process.env, LOG_FORMAT: 'json', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  servers.push(server);
  for await (const line of server.stderr) if (String(line).includes('"listening"')) return;
  throw new Error('The server ended before it listened.');
}

beforeAll(async () => {
  const [pagesPort, receiverPort] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${pagesPort}`;
  expect((await runHere('new', ['site', pages])).stderr).toBe('');
  const file = join(pages, '_site.json');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('"language":', `"receiver": "http://localhost:${receiverPort}", "language":`),
  );
  const built = await runHere('build', ['--pages', pages, '--out', out, '--base', site]);
  expect(built.stderr).toContain('Built ');
  await serve({ SITE: out, PORT: String(pagesPort), DATA: join(folder, 'unused') });
  await serve({
    SITE: 'none',
    SERVER_CONFIG: join(out, '_server.json'),
    PORT: String(receiverPort),
    DATA: join(folder, 'data'),
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true });
});

it.each([
  ['with script, and says so on the page', true],
  ['without script, and leads to the thank-you of the site', false],
])('an enquiry from the pages is received elsewhere %s', async (_how, javaScriptEnabled) => {
  const page = await browser.newPage({ javaScriptEnabled });
  await page.goto(`${site}/contact`);
  await page.getByLabel('Your name').fill('Asha');
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Your message').fill(javaScriptEnabled ? 'With script' : 'Without');
  await page.getByRole('button', { name: 'Send' }).click();
  if (javaScriptEnabled) await page.getByText('Thank you').first().waitFor();
  else await page.waitForURL(`${site}/thank-you`);
  await page.close();
});

it('what was received is in the receiver’s store, and nowhere else', async () => {
  const list = async (data: string) =>
    (await runHere('enquiries', ['list', '--pages', pages], { DATA: join(folder, data) })).stdout;
  expect((await list('data')).match(/asha@example\.com/g)).toHaveLength(2);
  expect(await list('unused')).not.toContain('asha');
});
