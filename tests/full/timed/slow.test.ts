import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { freePort } from '../../../bench/load/free-port';
import { createApp } from '../../../server/app';
import { listen, type RunningServer, requestTimeouts } from '../../../server/listen';
import { createGuard } from '../../../server/receiver/guard';
import { openStore } from '../../../server/store/open-store';
import type { Store } from '../../../server/store/store';
import { alwaysBuild, siteBuild } from '../../server/site-config';

/** How many times faster than in life everything goes here: the server's limits, and its clients. */
const speed = 25;
const second = 1000 / speed;
const quick = Object.fromEntries(
  Object.entries(requestTimeouts).map(([name, time]) => [name, time / speed]),
) as typeof requestTimeouts;

let folder: string;
let port: number;
let store: Store;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-'));
  store = await openStore(folder, undefined);
  const app = createApp({
    currentBuild: alwaysBuild(await siteBuild()),
    store,
    guard: createGuard({ perMinuteAndAddress: 1000, perMinute: 1000, atOnce: 10 }),
    channels: [],
    trustedProxies: 0,
    onStored: () => {},
    onFailure: () => {},
    onError: () => {},
  });
  port = await freePort();
  server = await listen(app, { port, host: '127.0.0.1', requestTimeouts: quick });
});
afterAll(async () => {
  await server.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

const request = postOf(payloadOf('Patel')).toString();
const bodyStart = request.indexOf('\r\n\r\n') + 4;

/**
 * Sends the `first` bytes of a post at once, and then a byte a second. Gives the status, after how many seconds it
 * came, and how many bytes were sent by then: on a machine that stalls client and server stand still, so that only the
 * bytes say how patient the server was.
 */
async function trickle(first: number) {
  const started = performance.now();
  const connection = await openConnection(port);
  let sent = first;
  const dripping = setInterval(() => {
    if (connection.isOpen()) connection.socket.write(request[sent] ?? '');
    sent += 1;
  }, second);
  const { status, body } = await connection.send(request.slice(0, first)).finally(() => {
    clearInterval(dripping);
    connection.socket.destroy();
  });
  const after = (performance.now() - started) / second;
  return { status, problem: JSON.parse(body).problem, after, bytes: sent - first };
}

async function post() {
  const connection = await openConnection(port);
  const { status } = await connection.send(postOf(payloadOf(`Patel ${performance.now()}`)));
  connection.socket.destroy();
  return status;
}

describe('a client that sends a byte a second', () => {
  it.each([
    ['nothing but a connection', 0, 10],
    ['headers', 30, 10],
    ['a body', bodyStart + 10, 20],
  ])('is cut off in time: %s', async (_what, first, limit) => {
    const { status, problem, after, bytes } = await trickle(first);
    expect([status, problem]).toEqual([408, 'The request took too long to arrive.']);
    expect(after).toBeGreaterThanOrEqual(limit - 1);
    expect(bytes).toBeLessThan(2 * limit + 10);
  });

  it.each([
    ['headers', 30],
    ['a body', bodyStart + 10],
  ])('does not delay others, even with more clients than are served at once: %s', async (_what, first) => {
    const slow = Array.from({ length: 50 }, () => trickle(first));
    expect(await Promise.all([post(), post(), post()])).toEqual([200, 200, 200]);
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(50).fill(408));
    expect(await post()).toBe(200);
  });
});

it('an idle connection is closed', async () => {
  const connection = await openConnection(port);
  expect((await connection.send(request)).status).toBe(200);
  await new Promise((resolve) => connection.socket.once('end', resolve));
  expect(connection.isOpen()).toBe(false);
});
