import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../bench/load/connection';
import { payloadOf, postOf } from '../../bench/load/enquiry-request';
import { freePort } from '../../bench/load/free-port';
import { rawPost } from '../../bench/load/test-post';
import { createApp } from '../../server/app';
import { listen, type RunningServer } from '../../server/listen';
import { createEarlyRefusal } from '../../server/receiver/early-refusal';
import { createGuard, type Guard } from '../../server/receiver/guard';
import { openStore } from '../../server/store/open-store';
import type { Store } from '../../server/store/store';
import { alwaysBuild, siteBuild } from './site-config';

const guard = createGuard({ perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 100 });
const full: Guard = { ...guard, isFull: () => true };

let folder: string;
let store: Store;
let server: RunningServer;
let refused: string[];

beforeEach(async () => {
  refused = [];
  folder = await mkdtemp(join(tmpdir(), 'early-refusal-'));
  store = await openStore(folder, undefined);
});
afterEach(async () => {
  await server.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Serves with one guard in the app and another one before it. */
async function serve(guards: { app: Guard; early: Guard }): Promise<number> {
  const currentBuild = alwaysBuild(await siteBuild());
  const app = createApp({
    currentBuild,
    store,
    guard: guards.app,
    channels: [],
    trustedProxies: 0,
    onStored: () => {},
    onFailure: () => {},
    onError: () => {},
  });
  const port = await freePort();
  const refuseEarly = createEarlyRefusal(guards.early, currentBuild, (form) => refused.push(form));
  server = await listen(app, { port, host: '127.0.0.1', refuseEarly });
  return port;
}

async function send(port: number, bytes: Buffer) {
  const connection = await openConnection(port);
  const { status, headers, body } = await connection.send(bytes);
  connection.socket.destroy();
  const { date, ...others } = Object.fromEntries(headers);
  return { status, headers: others, body };
}

describe('a post beyond the limit', () => {
  it('is answered before it reaches the app, with the answer of the app', async () => {
    const post = postOf(payloadOf('Patel'));
    const early = await send(await serve({ app: guard, early: full }), post);
    await server.stop();
    const late = await send(await serve({ app: full, early: guard }), post);
    expect(early).toEqual(late);
    expect(refused).toEqual(['/api/contact-form']);
    expect(early).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1', 'x-content-type-options': 'nosniff' },
    });
  });

  it('without script reaches the app, which answers with a page', async () => {
    const post = rawPost({
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(payloadOf('Patel')).toString(),
    });
    const { status, headers } = await send(await serve({ app: full, early: full }), post);
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=UTF-8']);
  });

  it('is passed on to the app if no form has its address', async () => {
    const port = await serve({ app: guard, early: full });
    const elsewhere = postOf(payloadOf('Patel')).toString().replace('/api/contact-form', '/api/nothing');
    expect((await send(port, Buffer.from(elsewhere))).status).toBe(404);
  });
});
