import { describe, expect, it } from 'vitest';
import { formatBackupName, parseBackupName } from './backup-name';
import { backupsToDelete, newestOf } from './rotation';

const times = (...list: number[]) => list.map((time) => ({ time }));

describe('the rotation of backups', () => {
  it('deletes all but the latest', () => {
    expect(backupsToDelete(times(3, 1, 4, 2), 2, 10)).toEqual(times(2, 1));
  });

  it('never deletes the only one', () => {
    expect(backupsToDelete(times(1), 0, 10)).toEqual([]);
  });

  it('treats those from before the clock was set back as the oldest', () => {
    expect(backupsToDelete(times(9, 100, 200, 8), 2, 10)).toEqual(times(200, 100));
    expect(newestOf(times(9, 100, 200, 8), 10)).toEqual({ time: 9 });
  });
});

describe('the name of a backup', () => {
  it('contains the time in UTC and whether it is encrypted', () => {
    const name = { time: Date.UTC(2026, 10, 22, 3, 17, 5), isEncrypted: true };
    expect(formatBackupName({ ...name, time: name.time + 999 })).toBe(
      'enquiries-2026-11-22T031705Z.db.gz.age',
    );
    expect(parseBackupName(formatBackupName(name))).toEqual(name);
    expect(parseBackupName('enquiries-2026-11-22T031705Z.db.gz')).toEqual({ ...name, isEncrypted: false });
  });

  it.each([
    'enquiries.db',
    'enquiries-2026-11-22.db',
    'enquiries-2026-11-22T031705Z.db.gz.0123456789ab.partial',
    'enquiries-2026-13-22T031705Z.db.gz',
    'copy of enquiries-2026-11-22T031705Z.db.gz',
    'enquiries-2026-11-22T031705Z.db.gz.age ',
  ])('is not “%s”', (name) => {
    expect(parseBackupName(name)).toBeUndefined();
  });
});
