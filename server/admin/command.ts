import type { Readable, Writable } from 'node:stream';
import type { Settings } from '../settings';
import type { ActionSource } from '../store/admin-action';
import type { Store } from '../store/store';

/** Where a command reads from and writes to. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean };
  /** Says something that does not belong into the output. */
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

/** What a command has at hand that works on the store. */
export interface CommandContext extends Pick<Runtime, 'terminal' | 'now'> {
  store: Store;
  settings: Settings;
  /** Who does this, by which options: recorded with a change, in its transaction. */
  source: ActionSource;
}

/** What a command's words ask for. */
export interface Task<Options = unknown> {
  name: string;
  options: Options;
  /** Does it. Throws an Error that says what to do where it cannot be done. */
  run(runtime: Runtime): Promise<void>;
}

/** One command of the admin CLI. */
export interface Command {
  name: string;
  /** How it is written, one line for each way: `list [--limit N]`. */
  synopsis: readonly string[];
  /** What it does, in a few words. */
  summary: string;
  /** What `--help` adds: its options, what to know, an example. */
  help: string;
  /** Throws an Error that says what to write. */
  read(words: string[]): Task;
}

/** The options that say nothing of a person: they go into the audit trail. */
export type RecordedOptions = ActionSource['options'];
