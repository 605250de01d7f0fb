import { parseArgs } from 'node:util';
import { type BackupCommand, backupUsage } from '../backup/commands';

/** What staff asks for. */
export type Command =
  | { name: 'list'; quarantine: boolean; limit?: number; json: boolean }
  | { name: 'export'; out?: string; since?: string }
  | { name: 'erase'; email: string }
  | { name: 'purge'; days: number; dryRun: boolean }
  | { name: 'release'; id: string }
  | { name: 'dead' }
  | { name: 'retry' }
  | BackupCommand;

/** The command is not one, or not written as it should be. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

export const usage = `Usage: npm run enquiries -- <command>

  list [--quarantine] [--limit N] [--json]    what was received, newest last; only what was set aside; the last N
  export --csv [--out FILE] [--since DATE]    everything as a table for spreadsheet programs, in UTF-8
  erase --email ADDRESS                       removes every enquiry of an address; “-” reads it from standard input
  purge --older-than 365d [--dry-run]         removes what is older than so many days, or only says how much that is
  release ID                                  hands on what was set aside
  dead                                        what could not be handed on
  retry                                       tries to hand that on once more
${backupUsage}

The store is the server's: DATA, ENQUIRIES_DATABASE_URL and SERVER_CONFIG say where (docs/enquiries.md).
Into a file or another program: npm run --silent enquiries -- …, or npm's own lines come first.`;

/** Throws a Misuse that says what to write. */
export function readCommand([name, ...words]: readonly string[]): Command {
  if (name === undefined) throw new Misuse('Which command?');
  const read = readers.get(name);
  if (!read) throw new Misuse(`There is no command “${name}”.`);
  try {
    return read(words);
  } catch (error) {
    if (error instanceof Error) throw new Misuse(error.message);
    throw error;
  }
}

const readers: ReadonlyMap<string, (words: string[]) => Command> = new Map([
  ['list', readList],
  ['export', readExport],
  ['erase', readErase],
  ['purge', readPurge],
  ['release', (words) => ({ name: 'release', id: onlyWord(words, 'release ID') })],
  ['dead', (words) => bare('dead', words)],
  ['retry', (words) => bare('retry', words)],
  [
    'backup',
    (words) => ({ name: 'backup', file: words.length > 0 ? onlyWord(words, 'backup FILE') : undefined }),
  ],
  ['backups', (words) => ({ name: 'backups', identity: withIdentity(words, 0).identity })],
  ['verify', (words) => ({ name: 'verify', ...withIdentity(words, 1) })],
  ['restore', (words) => ({ name: 'restore', ...withIdentity(words, 1) })],
  ['backup-key', (words) => ({ name: 'backup-key', file: onlyWord(words, 'backup-key KEYFILE') })],
]);

function readList(args: string[]): Command {
  const { values } = parseArgs({
    args,
    options: {
      quarantine: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      limit: { type: 'string' },
    },
  });
  const { quarantine, json, limit } = values;
  if (limit === undefined) return { name: 'list', quarantine, json };
  return { name: 'list', quarantine, json, limit: wholeNumber(limit, '--limit takes a whole number from 1') };
}

function readExport(args: string[]): Command {
  const { values } = parseArgs({
    args,
    options: { csv: { type: 'boolean' }, out: { type: 'string' }, since: { type: 'string' } },
  });
  if (!values.csv) throw new Error('In which format? Write --csv.');
  if (values.out === '') throw new Error('--out takes the name of a new file.');
  return {
    name: 'export',
    out: values.out,
    since: values.since === undefined ? undefined : day(values.since),
  };
}

function readErase(args: string[]): Command {
  // With positionals, or parseArgs would say an address that has no --email before it: errors may be logged.
  const { values, positionals } = parseArgs({
    args,
    options: { email: { type: 'string' } },
    allowPositionals: true,
  });
  const email = values.email?.trim();
  if (!email || positionals.length > 0) throw new Error('Whose? Write --email ADDRESS.');
  return { name: 'erase', email };
}

/** Beyond this a date is none any more. */
const mostDays = 36_500;

function readPurge(args: string[]): Command {
  const { values } = parseArgs({
    args,
    options: { 'older-than': { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const wanted = `--older-than takes a whole number of days from 1 to ${mostDays}, such as 365d`;
  const [, written = ''] = /^(\d+)d$/.exec(values['older-than'] ?? '') ?? [];
  const days = wholeNumber(written, wanted);
  if (days > mostDays) throw new Error(`${wanted}.`);
  return { name: 'purge', days, dryRun: values['dry-run'] };
}

function bare(name: 'dead' | 'retry', args: string[]): Command {
  parseArgs({ args, options: {} });
  return { name };
}

/** One backup, or none, and the file of the secret key. */
function withIdentity(args: string[], files: 0 | 1): { file: string; identity?: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [file = ''] = positionals;
  if (positionals.length !== files)
    throw new Error(files === 1 ? 'Which backup? Write one FILE.' : 'Write no FILE here.');
  if (values.identity === '') throw new Error('--identity takes the file of the secret key.');
  return { file, identity: values.identity };
}

function onlyWord(args: string[], wanted: string): string {
  const [word, ...others] = parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  if (!word || others.length > 0) throw new Error(`Write ${wanted}.`);
  return word;
}

function wholeNumber(written: string, wanted: string): number {
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new Error(`${wanted}.`);
  return Number(written);
}

/** The first moment of a day in UTC, ISO 8601. */
function day(written: string): string {
  const date = new Date(`${written}T00:00:00.000Z`);
  // A day that its month does not have would be one of the next.
  if (Number.isNaN(date.valueOf()) || !date.toISOString().startsWith(`${written}T`)) {
    throw new Error('--since takes a day, such as 2026-11-21.');
  }
  return date.toISOString();
}
