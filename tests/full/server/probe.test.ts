import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../bench/load/postgres';
import { openStore } from '../../../server/store/open-store';
import type { Store } from '../../../server/store/store';
import { exampleEnquiry } from '../../server/example-enquiry';

/** Mounting needs a privilege that not every machine gives. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

describe('a database file that cannot be written', () => {
  let folder: string;
  let store: Store | undefined;
  /** Unmounts what a test has mounted. */
  let undo: () => void;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probe-'));
    undo = () => {};
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    undo();
    await rm(folder, { recursive: true });
  });
  const mount = (size: string) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folder]);
    undo = () => execFileSync('umount', ['--lazy', folder]);
  };

  it('is detected: its pages are damaged', async () => {
    store = await openStore(folder, undefined);
    await Promise.all(Array.from({ length: 200 }, () => store?.keep(exampleEnquiry())));
    await store.close();
    const path = join(folder, 'enquiries.db');
    const { size } = await stat(path);
    // The first pages describe the tables and indexes, the later ones have their rows.
    const file = await open(path, 'r+');
    const start = 20 * 4096; // after twenty pages
    await file.write(Buffer.alloc(size - start, 0xa5), 0, size - start, start);
    await file.close();
    store = await openStore(folder, undefined);
    await expect(store.ping()).resolves.toBeUndefined();
    await expect(store.keep(exampleEnquiry())).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    await expect(store.probe()).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    expect(store.lastCommit()?.ok).toBe(false);
  });

  it.skipIf(!canMount)('is detected: its disk is full', async () => {
    mount('1m');
    store = await openStore(folder, undefined);
    await store.probe();
    await writeFile(join(folder, 'other'), Buffer.alloc(1_000_000)).catch(() => {});
    await expect(store.probe()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await expect(store.keep(exampleEnquiry())).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await rm(join(folder, 'other'));
    await store.probe();
  });

  it('is detected: it was moved away', async () => {
    store = await openStore(folder, undefined);
    await store.probe();
    await rename(join(folder, 'enquiries.db'), join(folder, 'elsewhere.db'));
    await expect(store.probe()).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });
    await expect(store.keep(exampleEnquiry())).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });
  });
});

it('a PostgreSQL that is read-only or down is detected', async () => {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('probe');
  const store = await openStore('', url);
  await store.probe();
  await postgres.ask('postgres', 'ALTER DATABASE probe SET default_transaction_read_only = on');
  await postgres.ask(
    'postgres',
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'probe'",
  );
  await expect.poll(() => store.probe().catch((error) => error.code)).toBe('25006');
  await postgres.ask('postgres', 'ALTER DATABASE probe RESET default_transaction_read_only');
  await postgres.restart();
  await expect.poll(() => store.probe().catch((error) => error.code)).toBeUndefined();
  await postgres.interrupt();
  const began = performance.now();
  await expect(store.probe()).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(5_000);
  await store.close();
  await postgres.stop();
});
