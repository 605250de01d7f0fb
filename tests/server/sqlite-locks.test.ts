import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql/promise';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../../server/store/store';
import { exampleEnquiry } from './example-enquiry';

/** `onLock` is called when the store meets a lock: only then does it wait, by `setTimeout` of node:timers/promises. */
const hook = { onLock: () => {} };
vi.doMock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  const setTimeout = (delay: number) => {
    hook.onLock();
    return timers.setTimeout(delay);
  };
  return { ...timers, setTimeout };
});
vi.resetModules(); // other files of the same process have imported the store before
const { openStore } = await import('../../server/store/open-store');
afterAll(() => {
  vi.doUnmock('node:timers/promises');
  vi.resetModules();
});

let folder: string;
let store: Store;
/** A second connection, as another process such as the admin CLI has. It does not wait for locks. */
let other: { exec(sql: string): Promise<void>; close(): void };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locks-'));
  store = await openStore(folder, undefined);
  other = new Libsql(join(folder, 'enquiries.db'), { timeout: 0 });
});
afterEach(async () => {
  other.close();
  await store.close();
  await rm(folder, { recursive: true });
});

it.each<[what: string, ask: () => Promise<unknown>]>([
  ['read', () => store.nextDue('webhook')],
  ['completed', () => store.complete({ id: 'none', channel: 'mail' })],
  ['kept', () => store.keep(exampleEnquiry())],
])('what is %s while another process has the lock leaves no lock behind', async (_, ask) => {
  await other.exec('BEGIN EXCLUSIVE');
  const met = new Promise<void>((resolve) => {
    hook.onLock = resolve;
  });
  const asked = ask();
  await met;
  await other.exec('COMMIT');
  await asked;
  await store.nextDue('webhook');
  await expect(other.exec('UPDATE deliveries SET attempts = 0')).resolves.toBeUndefined();
});
