import type { Command, Runtime } from './command';
import { backup, backupKey, backups, restore, verify } from './commands/backup';
import { dead, retry } from './commands/dead-letters';
import { deleteQuarantined } from './commands/delete';
import { doctor } from './commands/doctor';
import { erase } from './commands/erase';
import { exportTable } from './commands/export';
import { list } from './commands/list';
import { log } from './commands/log';
import { purge } from './commands/purge';
import { release } from './commands/release';
import { show } from './commands/show';
import { printLines } from './print-lines';

/** A command with its parsed options. */
interface Task {
  name: string;
  options: unknown;
  run(runtime: Runtime): Promise<void>;
}

/** The command does not exist, or its arguments are invalid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The usage text. */
  readonly usage: string;

  constructor(message: string, usage: string) {
    super(message);
    this.usage = usage;
  }
}

const commands: readonly Command[] = [
  list,
  show,
  exportTable,
  erase,
  purge,
  release,
  deleteQuarantined,
  dead,
  retry,
  backup,
  backups,
  verify,
  restore,
  backupKey,
  log,
  doctor,
];

const usage = `Usage: npm run enquiries -- <command> [--pages DIR]

${commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`).join('\n')}

Help for a command: npm run enquiries -- <command> --help
Use the server's settings: DATA or ENQUIRIES_DATABASE_URL for the store, SERVER_CONFIG for the field labels.
--pages is for another site than pages-json.
To send the output to a file or program: npm run --silent enquiries -- …
More: docs/admin.md`;

const usageOf = ({ synopsis }: Command) =>
  ['Usage:', ...synopsis.map((line) => `  npm run enquiries -- ${line}`)].join('\n');

/** Parses a command line. Throws a UsageError. */
export function readCommand([name, ...args]: readonly string[]): Task {
  if (name === undefined) throw new UsageError('No command was given.', usage);
  if (name === 'help' || isHelp(name)) return help(usage);
  const command = commands.find((known) => known.name === name);
  // The message does not repeat the argument: it may be an email address in the wrong place.
  if (!command) throw new UsageError('Unknown command.', usage);
  if (args.some(isHelp)) {
    return help(`${usageOf(command)}\n\n${command.summary}\n\n${command.help}`);
  }
  try {
    const options = command.parse(args);
    return { name, options, run: (runtime) => command.run(runtime, options) };
  } catch (error) {
    if (error instanceof Error) throw new UsageError(error.message, usageOf(command));
    throw error;
  }
}

const isHelp = (argument: string) => argument === '--help' || argument === '-h';

const help = (text: string): Task => ({
  name: 'help',
  options: {},
  run: ({ terminal }) => printLines([text], terminal),
});
