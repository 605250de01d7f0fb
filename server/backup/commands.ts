import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exists } from '../exists';
import type { Settings } from '../settings';
import type { ActionSource } from '../store/admin-action';
import { openStore } from '../store/open-store';
import type { CopyContents } from '../store/portable-copy';
import type { Store } from '../store/store';
import { writeAtomically } from '../write-atomically';
import { listBackups } from './backup-folder';
import { generateKeys } from './encryption';
import { makeBackup } from './make-backup';
import { type BackupFile, restoreBackup, verifyBackup } from './restore-backup';
import { backUpInto } from './schedule';

/** `backup`: writes a backup to a file, or to BACKUP_FOLDER with rotation. Returns the text to print. */
export async function backUp(store: Store, file: string | undefined, { backup }: Settings): Promise<string> {
  const { folder, keep, recipients } = backup;
  const made = file ? await backUpToFile(store, file, recipients) : await backUpToFolder();
  const encryption = recipients.length > 0 ? 'encrypted' : 'not encrypted';
  return `Backed up to ${made.path} (${formatSize(made.bytes)}, ${encryption}): ${describeContents(made.contents)}.`;

  async function backUpToFolder() {
    if (!folder) throw new Error('No target was given. Write backup FILE, or set BACKUP_FOLDER.');
    const result = await backUpInto({ store, folder, keep, recipients, now: Date.now });
    if (!result)
      throw new Error(`Another backup is being written to ${folder}. Try again when it has finished.`);
    return result;
  }
}

async function backUpToFile(store: Store, path: string, recipients: readonly string[]) {
  await stat(dirname(path)); // rejects if the folder does not exist
  if (await exists(path)) {
    throw new Error(`${path} already exists. Choose another name or remove it first.`);
  }
  return makeBackup({ store, path, recipients });
}

/** `verify`: reads a backup completely, and yields the lines to print. Throws if it cannot be restored. */
export async function* verifyLines(backup: BackupFile): AsyncGenerator<string> {
  yield `Valid: ${describeContents(await verifyBackup(backup))}.`;
}

/**
 * `restore`: restores a backup into the store of the settings, which must be empty, and records that in its audit trail.
 * Yields the lines to print.
 */
export async function* restoreLines(
  backup: BackupFile,
  { data, databaseUrl }: Settings,
  source: ActionSource,
): AsyncGenerator<string> {
  const contents = await restoreBackup(backup, () => openStore(data, databaseUrl), source);
  yield `Restored: ${describeContents(contents)}.`;
  yield* stepsAfterRestore(contents);
}

/** `backup-key`: writes a key pair to a new file, and yields instructions for both keys. Rejects if the file exists. */
export async function* keyLines(path: string): AsyncGenerator<string> {
  const { recipient, keyFileText } = await generateKeys(Date.now());
  await writeAtomically(path, (handle) => handle.writeFile(keyFileText));
  yield `The secret key is in ${path}. Keep it off the server, in two places: without it, backups cannot be opened.`;
  yield `Set on the server: BACKUP_RECIPIENT=${recipient}`;
}

/** `backups`: yields a line for each backup in BACKUP_FOLDER. Throws at the end if any is invalid. */
export async function* backupLines(
  folder: string | undefined,
  identityFile: string | undefined,
): AsyncGenerator<string> {
  if (!folder) throw new Error('BACKUP_FOLDER is not set. Set it to the folder of the backups.');
  const backups = await listBackups(folder);
  if (backups.length === 0) return yield `There are no backups in ${folder}.`;
  let invalidCount = 0;
  for (const { path, time, bytes, isEncrypted } of backups) {
    const createdAt = new Date(time).toISOString().slice(0, 16).replace('T', ' ');
    let state = 'encrypted; add --identity to verify it';
    if (!isEncrypted || identityFile !== undefined) {
      try {
        state = `valid: ${describeContents(await verifyBackup({ path, identityFile }))}`;
      } catch (error) {
        invalidCount += 1;
        state = `NOT VALID: ${error instanceof Error ? error.message : 'unknown'}`;
      }
    }
    yield `${createdAt}  ${formatAge(Date.now() - time)}  ${formatSize(bytes).padStart(9)}  ${path}  ${state}`;
  }
  if (invalidCount > 0)
    throw new Error(
      `${invalidCount} of ${backups.length} backups cannot be restored. Make a new one with the command backup.`,
    );
}

/** Contents in words: `enquiries: 3, deliveries: 2; newest enquiry: 2026-11-21T10:00:00.000Z`. */
export function describeContents({ counts, newest, trailMismatch }: CopyContents): string {
  const tables = Object.entries(counts).map(([table, rows]) => `${table.replaceAll('_', ' ')}: ${rows}`);
  const parts = [
    tables.join(', '),
    ...(newest ? [`newest enquiry: ${newest}`] : []),
    ...(trailMismatch ? [`the audit trail was changed before its entry of ${trailMismatch}`] : []),
  ];
  return parts.join('; ');
}

const stepsAfterRestore = ({ counts: { deliveries } }: CopyContents): readonly string[] => [
  'Next:',
  '1. Erase everyone who has asked for erasure since the backup was made: erase --email -',
  '2. Purge enquiries that are too old: purge --older-than …',
  '3. Start the server and check the result: list --limit 3',
  ...(deliveries ? ['It will then send deliveries that were waiting; some of them may arrive twice.'] : []),
];

/** A size in words: `21.8 MB`. */
function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** An age in words: `  3 h`, ` 12 d`. */
function formatAge(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  return hours < 48 ? `${String(hours).padStart(3)} h` : `${String(Math.floor(hours / 24)).padStart(3)} d`;
}
