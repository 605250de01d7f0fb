import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCommitOrder } from './commit-order';
import { freePort } from './free-port';
import { startLoadClients } from './load-clients';
import type { Program } from './server-process';
import { readSystemCalls } from './system-calls';
import { verifyStore } from './verify-store';

const calls = 'read,write,writev,sendto,sendmsg,pwrite64,fsync,fdatasync,unlink';

/** Runs the server under strace and checks what it did, request by request. Linux, with strace installed. */
export async function traceCommits(program: Program, { clients, posts }: { clients: number; posts: number }) {
  if (spawnSync('strace', ['--version']).status !== 0) {
    throw new Error('strace is missing: install it (apt-get install strace), on Linux.');
  }
  const data = await mkdtemp(join(tmpdir(), 'stress-test-'));
  const giveUp = new AbortController();
  const port = await freePort();
  const file = join(data, 'trace.txt');
  const strace = ['strace', '-f', '-y', '-s', '8192', '-e', `trace=${calls}`, '-o', file];
  const server = await program.start({ port, data, through: strace });
  try {
    const loadClients = startLoadClients(port, clients, giveUp.signal);
    await loadClients.progress(posts);
    const { acknowledged } = await loadClients.finish();
    await server.end('SIGTERM');
    const found = readSystemCalls(await readFile(file, 'utf8'));
    const commits = found.filter(({ name, text }) => name === 'unlink' && text.includes('-journal')).length;
    return {
      acknowledged: acknowledged.size,
      commits,
      systemCalls: found.length,
      faults: checkCommitOrder(found, acknowledged.keys(), data),
      ...(await verifyStore(acknowledged, data)),
    };
  } finally {
    giveUp.abort();
    server.abandon();
    await rm(data, { recursive: true, force: true });
  }
}
