import { describe, expect, it } from 'vitest';
import { formatBackupName, parseBackupName } from './backup-name';

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
