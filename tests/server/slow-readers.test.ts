import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryOf } from '../../scripts/trials/memory';
import { serversOfTests } from './server-of-tests';
import { programOfTests, times } from './trials';

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

/** Asks for the large file and reads nothing of it. Resolves when the request is sent. */
function neverRead(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n', () => resolve(socket));
    });
    socket.once('error', reject);
    open.push(socket);
  });
}

/** The largest memory of a process while something is done, MB, looked at ten times a second. */
async function largestMemory(pid: number, work: Promise<unknown>): Promise<number> {
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

async function visit(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(30_000) });
  return response.status;
}

describe('memory', () => {
  it('stays small while many ask for a large file and never read it, and visitors are answered', async () => {
    const { port, pid } = await start({ SITE: site });
    const readers = times(300, 1_900); // of the 2,000 connections in all
    const statuses: number[] = [];
    const attack = async () => {
      for (let count = 0; count < readers; count += 50) {
        await Promise.all(Array.from({ length: 50 }, () => neverRead(port)));
        statuses.push(await visit(port));
      }
      await setTimeout(times(2_000, 30_000)); // until the system takes no more for any of them
      statuses.push(await visit(port));
    };
    expect(await largestMemory(pid, attack())).toBeLessThan(300);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('stays small while eight download 100 MB slowly', async () => {
    const { port, pid } = await start({ SITE: site });
    const download = async () => {
      const socket = await neverRead(port);
      for (let round = 0; round < times(20, 150); round += 1) {
        socket.read();
        await setTimeout(100);
      }
    };
    const downloads = Promise.all(Array.from({ length: 8 }, download));
    expect(await largestMemory(pid, downloads)).toBeLessThan(300);
  });
});

describe.runIf(times(0, 1))('in real time', () => {
  it('whoever reads nothing is cut off after twenty seconds', async () => {
    const { port } = await start({ SITE: site });
    const started = performance.now();
    const socket = await neverRead(port);
    socket.on('error', () => {});
    await setTimeout(25_000);
    socket.resume();
    await once(socket, 'close');
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(socket.bytesRead).toBeLessThan(100 * megabyte);
  });
});
