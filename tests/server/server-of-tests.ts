import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { freePort } from '../../bench/load/free-port';
import type { Program, ServerProcess } from '../../bench/load/server-process';

/** Starts the real server for one test, with a store of its own, and ends it after the test. */
export function serversOfTests(program: Program) {
  const running: { server: ServerProcess; data: string }[] = [];
  afterEach(async () => {
    for (const { server, data } of running.splice(0)) {
      server.abandon();
      await rm(data, { recursive: true, force: true });
    }
  });
  return async (environment: Readonly<Record<string, string>>) => {
    const data = await mkdtemp(join(tmpdir(), 'trial-'));
    const port = await freePort();
    const server = await program.start({ port, data, environment });
    running.push({ server, data });
    return { port, pid: server.pid, said: server.said };
  };
}
