import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../../bench/load/connection';
import { type Payload, payloadOf, postOf } from '../../../bench/load/enquiry-request';
import { freePort } from '../../../bench/load/free-port';
import type { ServerProcess } from '../../../bench/load/server-process';
import { verifyStore } from '../../../bench/load/verify-store';
import { programOfTests } from './program';

const program = programOfTests();
let data: string;
let port: number;
let server: ServerProcess | undefined;
let acknowledged: Map<string, Payload>;
/** Unmounts what a test has mounted. */
let undo: () => void;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'disk-'));
  port = await freePort();
  acknowledged = new Map();
  undo = () => {};
});
afterEach(async () => {
  server?.abandon();
  server = undefined;
  undo();
  await chmod(data, 0o700);
  await rm(data, { recursive: true, force: true });
});

let count = 0;
/** Posts an enquiry, and remembers it if it is acknowledged. */
async function post() {
  count += 1;
  const payload = payloadOf(`Patel ${count}`);
  const connection = await openConnection(port);
  const answer = await connection.send(postOf(payload));
  connection.socket.destroy();
  if (answer.status === 200) acknowledged.set(payload.lastName ?? '', payload);
  return answer;
}

async function expectRefusals() {
  const answers = await Promise.all(Array.from({ length: 20 }, post));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

async function expectNothingLost() {
  await server?.end('SIGTERM');
  const found = await verifyStore(acknowledged, data);
  expect(found).toEqual({ kept: acknowledged.size, lost: 0, doubled: 0, damaged: 0, unknown: 0 });
}

/** A disk that is full after some hundred enquiries, until space is freed. */
interface SmallDisk {
  start(): Promise<ServerProcess>;
  makeRoom(): void | Promise<void>;
  /** The error code that the server logs when the disk is full. */
  code: string;
}

/** Works on every machine: no file of the server may grow beyond 200 KB, until the limit is lifted. */
const limited: SmallDisk = {
  start: () => program.start({ port, data, through: ['prlimit', '--fsize=200000:unlimited'] }),
  makeRoom: () => void execFileSync('prlimit', ['--pid', String(server?.pid), '--fsize=unlimited']),
  code: 'SQLITE_IOERR_WRITE',
};

/** A file system of one megabyte, nearly filled by another file. */
const tiny: SmallDisk = {
  async start() {
    mount(data);
    undo = () => execFileSync('umount', ['--lazy', data]);
    await writeFile(join(data, 'other'), Buffer.alloc(700_000));
    return program.start({ port, data });
  },
  makeRoom: () => rm(join(data, 'other')),
  code: 'SQLITE_FULL',
};
const mount = (folder: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=0700', 'tmpfs', folder], { stdio: 'ignore' });

/** Mounting needs a privilege that not every machine gives; `limited` tests the same on every machine. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

describe('a server on a full disk', () => {
  const disks: [string, SmallDisk, boolean][] = [
    ['a limit of file sizes', limited, true],
    ['a small file system', tiny, canMount],
  ];
  for (const [name, disk, isPossible] of disks) {
    it.skipIf(!isPossible)(
      `refuses what it cannot keep, and continues once there is space: ${name}`,
      async () => {
        server = await disk.start();
        while ((await post()).status === 200);
        expect(acknowledged.size).toBeGreaterThan(20);
        await expectRefusals();
        expect(server.said()).toContain(disk.code);
        expect(server.said()).not.toMatch(/Patel|asha/);

        await disk.makeRoom();
        expect((await post()).status).toBe(200);
        await expectNothingLost();
      },
    );
  }
});

describe('a server whose folder cannot be written', () => {
  // A prefix of commands. Root may write everywhere, unless it drops that capability.
  const asAnybody = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

  it('refuses what it cannot keep, and continues once it can be written', async () => {
    server = await program.start({ port, data, through: asAnybody });
    expect((await post()).status).toBe(200);
    await chmod(data, 0o500);
    await expectRefusals();
    expect(acknowledged.size).toBe(1);
    await chmod(data, 0o700);
    expect((await post()).status).toBe(200);
    await expectNothingLost();
  });

  it('does not start, and says why', async () => {
    await chmod(data, 0o500);
    await expect(program.start({ port, data, through: asAnybody })).rejects.toThrow(/EACCES.*enquiries\.db/);
  });
});
