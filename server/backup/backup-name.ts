/** What the name of a backup says. */
export interface BackupName {
  /** When it was made, ms since 1970, to the second. */
  time: number;
  isEncrypted: boolean;
}

const pattern = /^enquiries-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db\.gz(\.age)?$/;

/** `enquiries-2026-11-22T031700Z.db.gz`, with `.age` if it is encrypted: in UTC, without colons for every disk. */
export function writeBackupName({ time, isEncrypted }: BackupName): string {
  const second = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return `enquiries-${second.replaceAll(':', '')}.db.gz${isEncrypted ? '.age' : ''}`;
}

/** Undefined for any other file, which is left alone. */
export function readBackupName(name: string): BackupName | undefined {
  const [, day, hour, minute, second, age] = pattern.exec(name) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : { time, isEncrypted: age !== undefined };
}

const partialPattern = /^enquiries-\d{4}-\d\d-\d\dT\d{6}Z\.db\.gz(\.age)?\.[0-9a-f]{12}\.partial$/;

/** A backup that was begun and not finished. */
export const isPartial = (name: string): boolean => partialPattern.test(name);
