import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../bench/load/free-port';
import { openStore } from '../../../server/store/open-store';
import type { Store } from '../../../server/store/store';
import { examplePayload } from '../../server/example-enquiry';
import { siteConfigFile } from '../../server/site-config';
import { startWebhookReceiver, type WebhookReply } from '../../server/webhook-receiver';

const secret = `whsec_${Buffer.from('a secret of twenty-four b.').toString('base64')}`;

let data: string;
let port: number;
let webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
let server: ChildProcess;
let said: Promise<string>;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'delivery-'));
  port = await freePort();
  webhook = await startWebhookReceiver();
});
afterEach(async () => {
  const ended = server.exitCode === null && server.signalCode === null && once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await webhook.stop();
  await rm(data, { recursive: true });
});

/** Starts the server as on a machine that serves visitors, and waits until it says that it serves. */
async function start(environment: Record<string, string>) {
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE: 'none',
      SERVER_CONFIG: siteConfigFile,
      DATA: data,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (!server.stderr) throw new Error('The server has no stderr.');
  const serves = once(server.stderr, 'data');
  said = text(server.stderr);
  await serves;
}

const post = () =>
  fetch(`http://127.0.0.1:${port}/api/contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'fill-time': '45000' },
    body: JSON.stringify(examplePayload),
  });

async function stop() {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  return ended;
}

async function inStore<T>(ask: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(data, undefined);
  const answer = await ask(store);
  await store.close();
  return answer;
}

it('a server that is stopped finishes its deliveries, and logs no personal data', async () => {
  let answer = (_: WebhookReply) => {};
  webhook.answer(new Promise<WebhookReply>((resolve) => (answer = resolve)));
  await start({ ENQUIRIES_WEBHOOK_URL: webhook.url, ENQUIRIES_WEBHOOK_SECRET: secret });
  expect((await post()).status).toBe(200);
  const { body } = await webhook.next();
  expect(JSON.parse(body)).toMatchObject({ data: { fields: examplePayload } });
  const stopped = stop();
  answer({ status: 200 });
  expect(await stopped).toEqual([0, null]);
  expect(await inStore((store) => store.nextDue('webhook'))).toBeUndefined();
  const lines = (await said).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'listening', level: 'info', url: `http://localhost:${port}` }),
  ]);
});

it('a server that was killed during a delivery repeats it after its next start, with the same ID', async () => {
  webhook.answer('never', { status: 200 });
  await start({ ENQUIRIES_WEBHOOK_URL: webhook.url, ENQUIRIES_WEBHOOK_SECRET: secret });
  await post();
  const first = await webhook.next();
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  const due = await inStore((store) => store.nextDue('webhook'));
  expect(Date.parse(due ?? '') - Date.now()).toBeGreaterThan(30_000); // the killed server had leased it
  const id = String(first.headers['webhook-id']);
  await inStore((store) => store.reschedule({ id, channel: 'webhook' }, 'killed', new Date().toISOString()));
  await start({ ENQUIRIES_WEBHOOK_URL: webhook.url, ENQUIRIES_WEBHOOK_SECRET: secret });
  expect((await webhook.next()).headers['webhook-id']).toBe(id);
});

it('a server without a channel keeps enquiries and delivers nothing', async () => {
  await start({});
  expect((await post()).status).toBe(200);
  await stop();
  expect(await inStore((store) => store.nextDue('webhook'))).toBeUndefined();
});
