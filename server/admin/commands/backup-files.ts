import { parseArgs } from 'node:util';
import { backupLines, createKey, restoreLines, verifyLines } from '../../backup/commands';
import type { Settings } from '../../settings';
import type { Command, Runtime } from '../command';
import { onlyWord } from '../options';
import { print } from '../print';

/** What works on backups and not on the store of the server. */
interface BackupFileCommand<Options> extends Omit<Command, 'read'> {
  read(words: string[]): Options;
  /** Gives what to print. */
  run(options: Options, settings: Settings, runtime: Runtime): AsyncIterable<string>;
}

function define<Options>({ read, run, ...rest }: BackupFileCommand<Options>): Command {
  return {
    ...rest,
    read(words) {
      const options = read(words);
      return {
        name: rest.name,
        options,
        run: (runtime) => print(run(options, runtime.readSettings(), runtime), runtime.terminal),
      };
    },
  };
}

const identityHelp = '  --identity KEYFILE   the secret key, where backups are encrypted';

export const backups = define({
  name: 'backups',
  synopsis: ['backups [--identity KEYFILE]'],
  summary: 'the backups in BACKUP_FOLDER, each read from end to end',
  help: identityHelp,
  read: (args) => ({ identity: readFiles(args, 0).identity }),
  run: ({ identity }, { backup }) => backupLines(backup.folder, identity),
});

export const verify = define({
  name: 'verify',
  synopsis: ['verify FILE [--identity KEYFILE]'],
  summary: 'reads a backup from end to end, and changes nothing',
  help: identityHelp,
  read: (args) => readFiles(args, 1),
  run: ({ file, identity }) => verifyLines({ path: file, identityFile: identity }),
});

export const restore = define({
  name: 'restore',
  synopsis: ['restore FILE [--identity KEYFILE]'],
  summary: 'takes everything from a backup into an empty store',
  help: `${identityHelp}\n  All of it or nothing. What was to be delivered at that time is delivered then (docs/backup.md).`,
  read: (args) => readFiles(args, 1),
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
  summary: 'makes a key; the file stays with you, BACKUP_RECIPIENT is for the server',
  help: '  KEYFILE   a new file for the secret key, which only its owner can read',
  read: (args) => ({ file: onlyWord(args, 'backup-key KEYFILE') }),
  run: ({ file }) => createKey(file),
});

function readFiles(args: string[], files: 0 | 1): { file: string; identity?: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [file = ''] = positionals;
  if (positionals.length !== files) {
    throw new Error(files === 1 ? 'Which backup? Write one FILE.' : 'Write no FILE here.');
  }
  if (values.identity === '') throw new Error('--identity takes the file of the secret key.');
  return { file, identity: values.identity };
}
