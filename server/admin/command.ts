import type { Readable, Writable } from 'node:stream';
import type { AdminWords } from '../../src/compiled';
import type { Settings } from '../settings';
import type { ActionSource } from '../store/admin-action';
import type { Store } from '../store/store';
import type { createWordFormatter } from '../word-formatter';
import type { KnownSite } from './known-site';

/** Standard input and output of a command. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean };
  /** Prints a line to standard error, for messages that are not part of the output. */
  printToStderr(line: string): void;
}

/** What a command gets from the process that runs it. */
export interface Runtime {
  terminal: Terminal;
  /** Throws an Error that names the invalid variable. */
  readSettings: () => Settings;
  /** The current time, in ms since the epoch. */
  now: () => number;
  /** The operating system's user, for the audit trail. */
  user: string;
}

/** Returns a word or message of the admin CLI, with its placeholders filled in. */
export type WordFormatter = ReturnType<typeof createWordFormatter<AdminWords>>;

/** What a command on the store can use. */
export interface CommandContext extends Pick<Runtime, 'terminal' | 'now'> {
  store: Store;
  settings: Settings;
  /** Forms, language and words, as far as there is a build that says them. */
  site: KnownSite;
  formatWord: WordFormatter;
  /** Prints lines to standard output. */
  print(lines: AsyncIterable<string> | Iterable<string>): Promise<void>;
  /** Who runs the command, and how. Passed to a change of the store, which records it in the same transaction. */
  source: ActionSource;
}

/** Who runs a command, when and with which options, for the audit trail. */
export const actionSource = (
  { now, user }: Pick<Runtime, 'now' | 'user'>,
  command: string,
  options: ActionSource['options'] = {},
): ActionSource => ({ time: new Date(now()).toISOString(), user, command, options });

/** One command of the admin CLI. */
export interface Command<Options = unknown> {
  name: string;
  /** The ways to call it, one line each: `list [--limit N]`. */
  synopsis: readonly string[];
  /** A short summary. */
  summary: string;
  /** Additional text for `--help`: options, notes, an example. */
  help: string;
  /** Parses arguments. Throws an Error with advice. */
  parse(args: string[]): Options;
  /** Runs the command. On failure, throws an Error with advice. */
  run(runtime: Runtime, options: Options): Promise<void>;
}
