/** The information in a backup's file name. */
export interface BackupName {
  /** Time of the backup in ms since the epoch, with a resolution of a second. */
  time: number;
  isEncrypted: boolean;
}

const pattern = /^enquiries-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db\.gz(\.age)?$/;

/**
 * `enquiries-2026-11-22T031700Z.db.gz`, plus `.age` if encrypted. In UTC, and without colons, which some file systems
 * forbid.
 */
export function formatBackupName({ time, isEncrypted }: BackupName): string {
  const timestamp = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return `enquiries-${timestamp.replaceAll(':', '')}.db.gz${isEncrypted ? '.age' : ''}`;
}

/** Undefined for other files, which are ignored. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, day, hour, minute, second, ageSuffix] = pattern.exec(name) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : { time, isEncrypted: ageSuffix !== undefined };
}

/** The name of a backup while it is written (write-atomically.ts): the final one, 12 hexadecimal digits, `.partial`. */
const partialPattern = /^enquiries-\d{4}-\d\d-\d\dT\d{6}Z\.db\.gz(\.age)?\.[0-9a-f]{12}\.partial$/;

/** Whether a file is an unfinished backup. */
export const isUnfinishedBackup = (name: string): boolean => partialPattern.test(name);
