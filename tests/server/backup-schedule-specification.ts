import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestBackup } from '../../server/backup/backup-folder';
import { verifyBackup } from '../../server/backup/restore-backup';
import { type BackupSchedule, startBackups } from '../../server/backup/schedule';
import type { Store } from '../../server/store/store';
import type { DatabaseKind } from './databases';
import { exampleEnquiry } from './example-enquiry';
import { createFakeClock, type FakeClock } from './fake-clock';

const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 22, 3, 17);

/** The specification of scheduled backups, for each kind of database. */
export function specifyScheduledBackups(databases: DatabaseKind): void {
  let folder: string;
  let store: Store;
  let clock: FakeClock;
  let schedules: BackupSchedule[];
  let results: string[];
  let failures: unknown[];
  beforeEach(async () => {
    await databases.beginEmpty();
    store = await databases.open();
    await store.keep(exampleEnquiry());
    folder = join(await mkdtemp(join(tmpdir(), 'backups-')), 'daily');
    clock = createFakeClock(start);
    schedules = [];
    results = [];
    failures = [];
  });
  afterEach(async () => {
    await Promise.all(schedules.map((schedule) => schedule.stop()));
    await store.close();
    await rm(join(folder, '..'), { recursive: true });
  });

  const begin = ({ from = store, time = clock, keep = 3, everyHours = 1 } = {}) => {
    const schedule = startBackups({
      store: from,
      folder,
      everyHours,
      keep,
      recipients: [],
      clock: time,
      onBackup: (result) => results.push(result),
      onFailure: (error) => failures.push(error),
    });
    schedules.push(schedule);
    return schedule;
  };
  const names = async () => (await readdir(folder)).toSorted();
  const nameAt = (time: string) => `enquiries-2026-11-22T${time}Z.db.gz`;
  const put = async (...files: string[]) => {
    await mkdir(folder, { recursive: true });
    for (const file of files) await writeFile(join(folder, file), '');
  };

  it('are made at the start and then at the set interval, and only the latest are kept', async () => {
    await put('enquiries.txt', 'enquiries-2026-11-22T031700Z.db.gz.old');
    begin();
    for (let quarters = 0; quarters < 16; quarters += 1) await clock.pass(quarter);
    await clock.awaited(quarter);
    expect(await names()).toEqual(
      [
        nameAt('051700'),
        nameAt('061700'),
        nameAt('071700'),
        'enquiries-2026-11-22T031700Z.db.gz.old', // not named as a backup is, so never deleted
        'enquiries.txt',
      ].toSorted(),
    );
    expect(results).toEqual(Array(5).fill('made'));
    expect(failures).toEqual([]);
    const newest = await newestBackup(folder, clock.now());
    expect(newest).toMatchObject({ time: start + 4 * hour, isEncrypted: false });
    expect((await verifyBackup({ path: newest?.path ?? '' })).counts.enquiries).toBe(1);
  });

  it('are made when the last is old enough, even after restarts', async () => {
    const first = begin();
    await clock.pass(quarter);
    await clock.awaited(quarter);
    await first.stop();
    begin();
    await clock.awaited(quarter);
    expect(results).toEqual(['made']);
    for (let quarters = 0; quarters < 3; quarters += 1) await clock.pass(quarter);
    await clock.awaited(quarter);
    expect(await names()).toEqual([nameAt('031700'), nameAt('041700')]);
  });

  it('are made after the clock was set back, and those dated in the future are deleted first', async () => {
    await put('enquiries-2029-01-01T000000Z.db.gz', 'enquiries-2029-01-02T000000Z.db.gz', nameAt('000000'));
    begin({ keep: 2 });
    await clock.awaited(quarter);
    expect(await names()).toEqual([nameAt('000000'), nameAt('031700')]);
  });

  it('are made once by two instances', async () => {
    const other = await databases.open();
    const clocks = [clock, createFakeClock(start)];
    begin();
    begin({ from: other, time: clocks[1] });
    // The instance that finds the other at work looks again a minute later.
    await expect.poll(() => results).toEqual(['made']);
    await Promise.race(clocks.map((each) => each.awaited(quarter)));
    await Promise.race([clocks[0]?.pass(minute), clocks[1]?.pass(minute), clocks[1]?.awaited(quarter)]);
    expect(await names()).toEqual([nameAt('031700')]);
    expect([results, failures]).toEqual([['made'], []]);
    await Promise.all(schedules.splice(0).map((schedule) => schedule.stop()));
    await other.close();
  });

  it('that fail are reported, retried with growing delays, and leave nothing behind', async () => {
    let isBroken = true;
    const broken = new Error('disk');
    const from = {
      ...store,
      backup: (path: string) => (isBroken ? Promise.reject(broken) : store.backup(path)),
    };
    begin({ from });
    for (const delay of [1, 2, 4]) {
      await clock.awaited(delay * minute);
      expect(await names()).toEqual([]);
      if (delay === 4) isBroken = false;
      await clock.pass(delay * minute);
    }
    await clock.awaited(quarter);
    expect(results).toEqual(['failed', 'failed', 'failed', 'made']);
    expect(failures).toEqual([broken, broken, broken]);
    expect(await names()).toEqual([nameAt('032400')]);
  });

  it('remove the leftovers of a killed process, the lock once it is an hour old', async () => {
    await put(`${nameAt('031500')}.0123456789ab.partial`, 'enquiries.lock');
    const minutesAgo = (number: number) => new Date(Date.now() - number * minute);
    await utimes(join(folder, 'enquiries.lock'), minutesAgo(55), minutesAgo(55));
    expect(await newestBackup(folder, clock.now())).toBeUndefined();
    begin();
    await clock.awaited(minute);
    expect(await names()).toHaveLength(2);
    await utimes(join(folder, 'enquiries.lock'), minutesAgo(61), minutesAgo(61));
    await clock.pass(minute);
    await clock.awaited(quarter);
    expect(await names()).toEqual([nameAt('031800')]);
  });

  it('wait while another machine uses the folder', async () => {
    await put('enquiries.lock');
    begin();
    await clock.awaited(minute);
    expect(await names()).toEqual(['enquiries.lock']);
    await rm(join(folder, 'enquiries.lock'));
    await clock.pass(minute);
    await clock.awaited(quarter);
    expect(await names()).toEqual([nameAt('031800')]);
  });

  it('end at once when the server stops, and leave nothing behind', async () => {
    const from = {
      ...store,
      async backup(path: string, signal?: AbortSignal) {
        void schedules[0]?.stop();
        await store.backup(path, signal);
      },
    };
    begin({ from });
    await schedules[0]?.stop();
    expect(await names()).toEqual([]);
    expect([results, failures]).toEqual([[], []]);
  });
}
