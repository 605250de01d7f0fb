import { parseArgs } from 'node:util';
import { backupLines, keyLines, restoreLines, verifyLines } from '../../backup/commands';
import type { Settings } from '../../settings';
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
  parse: (args) => ({ identity: readFiles(args, 0).identity }),
  run: ({ identity }, { backup }) => backupLines(backup.folder, identity),
});

export const verify = define({
  name: 'verify',
  synopsis: ['verify FILE [--identity KEYFILE]'],
  summary: 'reads a backup from end to end and changes nothing',
  help: identityHelp,
  parse: (args) => readFiles(args, 1),
  run: ({ file, identity }) => verifyLines({ path: file, identityFile: identity }),
});

export const restore = define({
  name: 'restore',
  synopsis: ['restore FILE [--identity KEYFILE]'],
  summary: 'restores a backup into an empty store',
  help: `${identityHelp}\n  Restores everything or nothing. Deliveries that were waiting are sent when the server starts (docs/backup.md).`,
  parse: (args) => readFiles(args, 1),
  run: ({ file, identity }, settings, { now, user }) =>
    restoreLines({ path: file, identityFile: identity }, settings, {
      time: new Date(now()).toISOString(),
      user,
      command: 'restore',
      options: {},
    }),
});

export const backupKey = define({
  name: 'backup-key',
  synopsis: ['backup-key KEYFILE'],
  summary: 'makes a key pair: keep the file, set BACKUP_RECIPIENT on the server',
  help: '  KEYFILE   a new file for the secret key, which only its owner can read',
  parse: (args) => ({ file: readFileArgument(args, 'backup-key KEYFILE') }),
  run: ({ file }) => keyLines(file),
});

/** Parses as many FILE arguments as the command takes, and --identity. `file` is empty if it takes none. */
function readFiles(args: string[], fileCount: 0 | 1): { file: string; identity?: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [file = ''] = positionals;
  if (positionals.length !== fileCount) {
    throw new Error(
      fileCount === 1
        ? 'No backup was given. Write one FILE.'
        : 'This command takes no FILE. It reads BACKUP_FOLDER.',
    );
  }
  if (values.identity === '') throw new Error('--identity must be the file of the secret key.');
  return { file, identity: values.identity };
}
