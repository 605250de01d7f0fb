import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from '../../backup/backup-folder';
import { generateKeys } from '../../backup/encryption';
import { makeBackup } from '../../backup/make-backup';
import { type BackupFile, restoreBackup, verifyBackup } from '../../backup/restore-backup';
import { backUpInto } from '../../backup/schedule';
import type { Settings } from '../../settings';
import { openStore } from '../../store/open-store';
import type { CopyContents } from '../../store/portable-copy';
import { writeAtomically } from '../../write-atomically';
import { actionSource, type Command, type Runtime } from '../command';
import { defineCommand } from '../define-command';
import { readFileArgument } from '../options';
import { printLines } from '../print-lines';

export const backup = defineCommand({
  name: 'backup',
  synopsis: ['backup [FILE]'],
  summary: 'makes a copy of everything while the server runs',
  help: `  FILE   a new file that only its owner can read
  Without FILE it is written to BACKUP_FOLDER, and the oldest beyond BACKUP_KEEP are deleted.
  If BACKUP_RECIPIENT is set it is encrypted (docs/backup.md).`,
  needsStore: true,
  parse: (args) => ({ file: args.length > 0 ? readFileArgument(args, 'backup FILE') : undefined }),
  async run({ store, settings, print }, { file }) {
    const { folder, keep, recipients } = settings.backup;
    if (file) await stat(dirname(file)); // rejects if the folder does not exist
    if (!file && !folder) throw new Error('No target was given. Write backup FILE, or set BACKUP_FOLDER.');
    const made = file
      ? await makeBackup({ store, path: file, recipients })
      : await backUpInto({ store, folder: folder ?? '', keep, recipients, now: Date.now() });
    if (!made)
      throw new Error(`Another backup is being written to ${folder}. Try again when it has finished.`);
    const { path, bytes, contents } = made;
    const encryption = recipients.length > 0 ? 'encrypted' : 'not encrypted';
    const line = `Backed up to ${path} (${formatSize(bytes)}, ${encryption}): ${describeContents(contents)}.`;
    await print([line]);
    return contents.counts.enquiries ?? 0;
  },
});

/** A command on backup files. It gets the settings, but no open store. */
interface BackupFileCommand<Options> extends Omit<Command<Options>, 'run'> {
  /** Yields the lines to print. */
  run(options: Options, settings: Settings, runtime: Runtime): AsyncIterable<string>;
}

const define = <Options>({ run, ...rest }: BackupFileCommand<Options>): Command<Options> => ({
  ...rest,
  run: (runtime, options) => printLines(run(options, runtime.readSettings(), runtime), runtime.terminal),
});

const identityHelp = '  --identity KEYFILE   the file of the secret key, if backups are encrypted';

export const backups = define({
  name: 'backups',
  synopsis: ['backups [--identity KEYFILE]'],
  summary: 'lists the backups in BACKUP_FOLDER and verifies each',
  help: identityHelp,
  parse: (args) => readFiles(args, 0),
  async *run({ identityFile }, { backup: { folder } }) {
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
  },
});

export const verify = define({
  name: 'verify',
  synopsis: ['verify FILE [--identity KEYFILE]'],
  summary: 'reads a backup from end to end and changes nothing',
  help: identityHelp,
  parse: (args) => readFiles(args, 1),
  async *run(backup) {
    yield `Valid: ${describeContents(await verifyBackup(backup))}.`;
  },
});

export const restore = define({
  name: 'restore',
  synopsis: ['restore FILE [--identity KEYFILE]'],
  summary: 'restores a backup into an empty store',
  help: `${identityHelp}\n  Restores everything or nothing. Deliveries that were waiting are sent when the server starts (docs/backup.md).`,
  parse: (args) => readFiles(args, 1),
  async *run(backup, { data, databaseUrl }, runtime) {
    const source = actionSource(runtime, 'restore');
    const contents = await restoreBackup(backup, () => openStore(data, databaseUrl), source);
    yield `Restored: ${describeContents(contents)}.`;
    yield 'Next:';
    yield '1. Erase everyone who has asked for erasure since the backup was made: erase --email -';
    yield '2. Purge enquiries that are too old: purge --older-than …';
    yield '3. Start the server and check the result: list --limit 3';
    if (contents.counts.deliveries)
      yield 'It will then send deliveries that were waiting; some of them may arrive twice.';
  },
});

export const backupKey = define({
  name: 'backup-key',
  synopsis: ['backup-key KEYFILE'],
  summary: 'makes a key pair: keep the file, set BACKUP_RECIPIENT on the server',
  help: '  KEYFILE   a new file for the secret key, which only its owner can read',
  parse: (args) => ({ file: readFileArgument(args, 'backup-key KEYFILE') }),
  async *run({ file }) {
    const { recipient, keyFileText } = await generateKeys(Date.now());
    await writeAtomically(file, (handle) => handle.writeFile(keyFileText));
    yield `The secret key is in ${file}. Keep it off the server, in two places: without it, backups cannot be opened.`;
    yield `Set on the server: BACKUP_RECIPIENT=${recipient}`;
  },
});

/** Parses as many FILE arguments as the command takes, and --identity. `path` is empty if it takes none. */
function readFiles(args: string[], fileCount: 0 | 1): BackupFile {
  const { values, positionals } = parseArgs({
    args,
    options: { identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [path = ''] = positionals;
  if (positionals.length !== fileCount) {
    throw new Error(
      fileCount === 1
        ? 'No backup was given. Write one FILE.'
        : 'This command takes no FILE. It reads BACKUP_FOLDER.',
    );
  }
  if (values.identity === '') throw new Error('--identity must be the file of the secret key.');
  return { path, identityFile: values.identity };
}

/** Contents in words: `enquiries: 3, deliveries: 2; newest enquiry: 2026-11-21T10:00:00.000Z`. */
function describeContents({ counts, newest, trailMismatch }: CopyContents): string {
  const tables = Object.entries(counts).map(([table, rows]) => `${table.replaceAll('_', ' ')}: ${rows}`);
  const parts = [
    tables.join(', '),
    ...(newest ? [`newest enquiry: ${newest}`] : []),
    ...(trailMismatch ? [`the audit trail was changed before its entry of ${trailMismatch}`] : []),
  ];
  return parts.join('; ');
}

/** A size in words: `21.8 MB`. */
const formatSize = (bytes: number) =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** An age in words: `  3 h`, ` 12 d`. */
function formatAge(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  return hours < 48 ? `${String(hours).padStart(3)} h` : `${String(Math.floor(hours / 24)).padStart(3)} d`;
}
