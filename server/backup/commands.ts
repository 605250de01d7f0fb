import { stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../settings';
import { openStore } from '../store/open-store';
import type { CopyContents } from '../store/portable-copy';
import type { Store } from '../store/store';
import { listBackups } from './backup-folder';
import { generateKeys } from './encryption';
import { makeBackup } from './make-backup';
import { restoreBackup, verifyBackup } from './restore-backup';
import { backUpInto } from './schedule';

/** What the admin CLI does with backups. Those beside `backup` need no store. */
export type BackupCommand =
  | { name: 'backup'; file?: string }
  | { name: 'backups'; identity?: string }
  | { name: 'verify'; file: string; identity?: string }
  | { name: 'restore'; file: string; identity?: string }
  | { name: 'backup-key'; file: string };

export const backupUsage = `\
  backup [FILE]                               a copy of everything, while the server runs; into BACKUP_FOLDER
  backups [--identity FILE]                   the backups in BACKUP_FOLDER, each read from end to end
  verify FILE [--identity KEYFILE]            reads a backup from end to end, and changes nothing
  restore FILE [--identity KEYFILE]           takes everything from a backup into an empty store
  backup-key KEYFILE                          a new key; the file stays with you, BACKUP_RECIPIENT is on the server`;

/** `backup`: into a file, or into the folder of the schedule, where the surplus is deleted. Gives what to print. */
export async function backUp(store: Store, file: string | undefined, { backup }: Settings): Promise<string> {
  const { folder, keep, recipients } = backup;
  const made = file ? await intoNewFile(store, file, recipients) : await intoFolder();
  const isEncrypted = recipients.length > 0 ? 'encrypted' : 'not encrypted';
  return `Backed up to ${made.path} (${size(made.bytes)}, ${isEncrypted}): ${inWords(made.contents)}.\n`;

  async function intoFolder() {
    if (!folder) throw new Error('Where to? Write backup FILE, or set BACKUP_FOLDER.');
    const result = await backUpInto({ store, folder, keep, recipients, now: Date.now });
    if (!result) throw new Error(`Another backup into ${folder} is under way. Try again when it has ended.`);
    return result;
  }
}

async function intoNewFile(store: Store, path: string, recipients: readonly string[]) {
  await stat(dirname(path));
  if (await isThere(path)) {
    throw new Error(`${path} is there already: choose another name, or remove it first.`);
  }
  return makeBackup({ store, path, recipients });
}

/** The commands that need no store of the server's. Gives what to print, line by line. */
export async function* runBackupCommand(
  command: Exclude<BackupCommand, { name: 'backup' }>,
  { data, databaseUrl, backup }: Settings,
): AsyncGenerator<string> {
  switch (command.name) {
    case 'backups': {
      if (!backup.folder) throw new Error('Which folder? Set BACKUP_FOLDER.');
      return yield* backupLines(backup.folder, command.identity);
    }
    case 'verify': {
      const contents = await verifyBackup({ path: command.file, identityFile: command.identity });
      return yield `Valid: ${inWords(contents)}.\n`;
    }
    case 'restore': {
      const source = { path: command.file, identityFile: command.identity };
      const contents = await restoreBackup(source, () => openStore(data, databaseUrl));
      yield `Restored: ${inWords(contents)}.\n`;
      return yield afterRestore(contents);
    }
    case 'backup-key': {
      const { recipient, file } = await generateKeys(Date.now());
      await writeFile(command.file, file, { flag: 'wx', mode: 0o600, flush: true });
      yield `The secret key is in ${command.file}. Keep it off the server, in two places: nothing opens the backups without it.\n`;
      return yield `Set on the server: BACKUP_RECIPIENT=${recipient}\n`;
    }
  }
}

async function* backupLines(folder: string, identityFile: string | undefined): AsyncGenerator<string> {
  const backups = await listBackups(folder);
  if (backups.length === 0) return yield `There are no backups in ${folder}.\n`;
  let damaged = 0;
  for (const { path, time, bytes, isEncrypted } of backups) {
    const made = new Date(time).toISOString().slice(0, 16).replace('T', ' ');
    yield `${made}  ${age(Date.now() - time)}  ${size(bytes).padStart(9)}  ${path}  `;
    if (isEncrypted && identityFile === undefined) {
      yield 'encrypted; add --identity to verify it\n';
      continue;
    }
    try {
      yield `valid: ${inWords(await verifyBackup({ path, identityFile }))}\n`;
    } catch (error) {
      damaged += 1;
      yield `NOT VALID: ${error instanceof Error ? error.message : 'unknown'}\n`;
    }
  }
  if (damaged > 0) throw new Error(`Backups that could not be restored: ${damaged} of ${backups.length}.`);
}

/** `3 enquiries, 2 deliveries; the newest of 2026-11-21T10:00:00.000Z` */
export function inWords({ counts, newest }: CopyContents): string {
  const tables = Object.entries(counts).map(([table, rows]) => `${rows} ${table.replaceAll('_', ' ')}`);
  return `${tables.join(', ')}${newest ? `; the newest enquiry is of ${newest}` : ''}`;
}

const afterRestore = ({ counts: { deliveries } }: CopyContents) => `\
Next:
1. Erase again whoever has asked for it since the backup was made: erase --email -
2. Purge what is past its time: purge --older-than …
3. Start the server, and look: list --limit 3
${deliveries ? `It then sends what had not been delivered at that time; some of it may arrive twice.\n` : ''}`;

/** `21.8 MB` */
function size(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `  3 h`, ` 12 d` */
function age(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  return hours < 48 ? `${String(hours).padStart(3)} h` : `${String(Math.floor(hours / 24)).padStart(3)} d`;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
