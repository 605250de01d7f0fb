import type { Readable, Writable } from 'node:stream';
import type { Settings } from '../settings';
import type { ActionSource } from '../store/admin-action';
import type { Store } from '../store/store';
import type { adminSayer, KnownSite } from './known-forms';

/** Where a command reads from and writes to. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean };
  /** Prints a line that does not belong in the output: to standard error. */
  remark(line: string): void;
}

export interface Runtime {
  terminal: Terminal;
  /** Throws an Error that names the variable that is wrong. */
  readSettings: () => Settings;
  /** The time now, ms since 1970. */
  now: () => number;
  /** The operating system's user, for the audit trail. */
  user: string;
}

/** What a command that works on the store can use. */
export interface CommandContext extends Pick<Runtime, 'terminal' | 'now'> {
  store: Store;
  settings: Settings;
  site: KnownSite;
  /** Says the words of the site. */
  say: ReturnType<typeof adminSayer>;
  /** Who does this, by which options: recorded with a change, in its transaction. */
  source: ActionSource;
}

/** A command with its options. */
export interface Task<Options = unknown> {
  name: string;
  options: Options;
  /** Runs it. Throws an Error that says what to do if it fails. */
  run(runtime: Runtime): Promise<void>;
}

/** One command of the admin CLI. */
export interface Command {
  name: string;
  /** How it is written, one line for each way: `list [--limit N]`. */
  synopsis: readonly string[];
  /** What it does, briefly. */
  summary: string;
  /** What `--help` adds: its options, what to know, an example. */
  help: string;
  /** Throws an Error that says what to write. */
  read(args: string[]): Task;
}

/** The options without personal data, which go into the audit trail. */
export type RecordedOptions = ActionSource['options'];
