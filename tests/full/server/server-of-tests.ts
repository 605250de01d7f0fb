import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { freePort } from '../../../bench/load/free-port';
import type { Program, ServerProcess } from '../../../bench/load/server-process';

/** Starts the real server for one test, with a store of its own, and ends it after the test. */
export function serversOfTests(program: Program) {
  const servers: ServerProcess[] = [];
  const folders: string[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) server.abandon();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
  return async (environment: Readonly<Record<string, string>>) => {
    const data = await mkdtemp(join(tmpdir(), 'server-'));
    folders.push(data); // before the start, which may fail
    const port = await freePort();
    const server = await program.start({ port, data, environment });
    servers.push(server);
    return { port, pid: server.pid, said: server.said };
  };
}
