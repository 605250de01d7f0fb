import { parseArgs } from 'node:util';
import { listBackups } from '../../backup/backup-folder';
import { generateKeys } from '../../backup/encryption';
import { type BackupFile, restoreBackup, verifyBackup } from '../../backup/restore-backup';
import type { Settings } from '../../settings';
import { openStore } from '../../store/open-store';
import type { CopyContents } from '../../store/portable-copy';
import { writeAtomically } from '../../write-atomically';
import { describeContents, formatSize } from '../backup-text';
import type { Command, Runtime } from '../command';
import { readFileArgument } from '../options';
import { printLines } from '../print-lines';

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
  async *run(backup, { data, databaseUrl }, { now, user }) {
    const source = { time: new Date(now()).toISOString(), user, command: 'restore', options: {} };
    const contents = await restoreBackup(backup, () => openStore(data, databaseUrl), source);
    yield `Restored: ${describeContents(contents)}.`;
    yield* stepsAfterRestore(contents);
  },
});

const stepsAfterRestore = ({ counts: { deliveries } }: CopyContents): readonly string[] => [
  'Next:',
  '1. Erase everyone who has asked for erasure since the backup was made: erase --email -',
  '2. Purge enquiries that are too old: purge --older-than …',
  '3. Start the server and check the result: list --limit 3',
  ...(deliveries ? ['It will then send deliveries that were waiting; some of them may arrive twice.'] : []),
];

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

/** An age in words: `  3 h`, ` 12 d`. */
function formatAge(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  return hours < 48 ? `${String(hours).padStart(3)} h` : `${String(Math.floor(hours / 24)).padStart(3)} d`;
}
