import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../bench/load/free-port';
import { memoryOf } from '../../../bench/load/memory';
import type { ReadingLimits } from '../../../server/disconnect-slow-readers';
import { listen, type RunningServer } from '../../../server/listen';
import { programOfTests } from './program';
import { serversOfTests } from './server-of-tests';

const start = serversOfTests(programOfTests());
const megabyte = 1024 * 1024;
const open: Socket[] = [];
let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'slow-readers-'));
  for (const name of ['_headers', '_redirects', '404.html', 'index.html'])
    await writeFile(join(site, name), '');
  await writeFile(join(site, 'large.bin'), '');
  await truncate(join(site, 'large.bin'), 100 * megabyte);
});
afterAll(() => rm(site, { recursive: true }));
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Asks for the large file. Resolves when the request is sent, with a socket of which nothing has been read. */
function requestLargeFile(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n', () => resolve(socket));
    });
    socket.once('error', reject);
    open.push(socket);
  });
}

/** The largest memory of a process while `work` is done, in MB, measured ten times a second. */
async function maxMemory(pid: number, work: Promise<unknown>): Promise<number> {
  let largest = 0;
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    largest = Math.max(largest, memoryOf(pid));
    await setTimeout(100);
  }
  await work;
  return largest;
}

/** Resolves when the memory of a process has not grown by a megabyte for a second. */
async function memoryIsSteady(pid: number): Promise<void> {
  let last = memoryOf(pid);
  for (let steady = 0; steady < 10; ) {
    await setTimeout(100);
    const memory = memoryOf(pid);
    steady = memory < last + 1 ? steady + 1 : 0;
    last = Math.max(last, memory);
  }
}

async function visit(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(30_000) });
  return response.status;
}

describe('memory', () => {
  it('stays low while many request a large file and never read it, and visitors are answered', async () => {
    const { port, pid } = await start({ SITE: site });
    const readers = 1_900; // of the 2,000 connections that the server accepts
    const statuses: number[] = [];
    const attack = async () => {
      for (let count = 0; count < readers; count += 50) {
        await Promise.all(Array.from({ length: 50 }, () => requestLargeFile(port)));
        statuses.push(await visit(port));
      }
      await memoryIsSteady(pid); // the system buffers no more for any of them
      statuses.push(await visit(port));
    };
    expect(await maxMemory(pid, attack())).toBeLessThan(300);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('stays low while eight clients read a file of 100 MB slowly', async () => {
    const { port, pid } = await start({ SITE: site });
    const download = async () => {
      const socket = await requestLargeFile(port);
      for (let round = 0; round < 30; round += 1) {
        socket.read();
        await setTimeout(100);
      }
    };
    const downloads = Promise.all(Array.from({ length: 8 }, download));
    expect(await maxMemory(pid, downloads)).toBeLessThan(300);
  });
});

describe('a response of 25 MB', () => {
  const piece = new Uint8Array(64 * 1024);
  const size = 400 * piece.length;
  /** A short stall timeout, so that tests need not wait long; almost any speed is enough. */
  const quick: ReadingLimits = {
    stallTimeout: 300,
    bytesPerSecond: 1,
    uncountedBytes: piece.length,
    interval: 20,
  };
  /** Whether the server has given the response up. */
  let isEnded: boolean;
  let server: RunningServer;
  afterEach(() => server.stop());

  async function serve(readingLimits: ReadingLimits): Promise<number> {
    isEnded = false;
    const app = new Hono().get('/large.bin', () => {
      let left = size;
      const body = new ReadableStream({
        pull(controller) {
          controller.enqueue(piece);
          left -= piece.length;
          if (left === 0) controller.close();
        },
        cancel() {
          isEnded = true;
        },
      });
      return new Response(body, { headers: { 'Content-Length': String(size) } });
    });
    const port = await freePort();
    server = await listen(app, { port, host: '127.0.0.1', readingLimits });
    return port;
  }

  /** Reads 2 MB again and again. Returns how much came until all was read or the server gave the response up. */
  async function readSlowly(port: number, every: number): Promise<number> {
    const socket = await requestLargeFile(port);
    let received = 0;
    let allowed = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received >= allowed) socket.pause();
    });
    const reader = setInterval(() => {
      allowed = received + 2 * megabyte;
      socket.resume();
    }, every);
    await expect.poll(() => isEnded || received > size, { timeout: 60_000 }).toBe(true);
    clearInterval(reader);
    return received;
  }

  it('is ended if none of it is read', async () => {
    await requestLargeFile(await serve(quick));
    await expect.poll(() => isEnded).toBe(true);
  });

  it('is sent completely to a reader whose pauses are shorter than the stall timeout', async () => {
    // All of it takes longer than the server waits for a reader, and each pause takes a tenth of that.
    expect(await readSlowly(await serve({ ...quick, stallTimeout: 2_000 }), 200)).toBeGreaterThan(size);
    expect(isEnded).toBe(false);
  });

  it('is ended if it is read at less than the lowest rate allowed', async () => {
    const port = await serve({ ...quick, stallTimeout: 60_000, bytesPerSecond: 1000 * megabyte });
    expect(await readSlowly(port, 50)).toBeLessThan(size);
  });
});
