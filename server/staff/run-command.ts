import { open, rm, stat } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { backUp, runBackupCommand } from '../backup/commands';
import { openChannels } from '../delivery/channels';
import type { Settings } from '../settings';
import { readBuild } from '../site/build';
import { databaseFile, openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { writeCsv } from './csv';
import { deadLetterHeading, deadLetterLine, enquiries } from './lines';
import { listLines } from './list';
import type { Command } from './read-command';

export interface Terminal {
  input: Readable;
  output: Writable;
  /** Says something that does not belong into the output. */
  remark(line: string): void;
}

/** Does what was asked for. Throws where it could not be done. */
export async function runCommand(command: Command, settings: Settings, terminal: Terminal): Promise<void> {
  if (!needsStore(command)) {
    return pipeline(Readable.from(runBackupCommand(command, settings)), terminal.output, { end: false });
  }
  const { data, databaseUrl } = settings;
  const file = databaseFile(data);
  if (!databaseUrl && !(await isThere(file))) {
    const nothing = `Nothing has been received yet: there is no ${file}.`;
    // Whoever asked for a copy, or for one enquiry, has not got it.
    if (command.name === 'backup' || command.name === 'release') throw new Error(nothing);
    return terminal.remark(nothing);
  }
  const store = await openStore(data, databaseUrl);
  try {
    await runOn(store, command, settings, terminal);
  } finally {
    await store.close();
  }
}

type StoreCommand = Exclude<Command, { name: 'backups' | 'verify' | 'restore' | 'backup-key' }>;

const needsStore = (command: Command): command is StoreCommand =>
  !['backups', 'verify', 'restore', 'backup-key'].includes(command.name);

async function runOn(
  store: Store,
  command: StoreCommand,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  // Without a build, an enquiry is shown by the names of its fields.
  const forms = () =>
    readBuild(settings.serverConfig).then(
      (build) => build.forms,
      () => [],
    );
  const print = (lines: AsyncIterable<string> | readonly string[]) =>
    pipeline(Readable.from(lines), terminal.output, { end: false });
  switch (command.name) {
    case 'list':
      return print(listLines(store, await forms(), command));
    case 'export': {
      const write = async (output: Writable) => writeCsv(store, await forms(), command.since, output);
      const rows = await (command.out ? intoFile(command.out, write) : write(terminal.output));
      return terminal.remark(
        `Exported: ${enquiries(rows)}. To erase or purge them later does not reach this copy.`,
      );
    }
    case 'erase': {
      const isTyped = command.email !== '-';
      const email = isTyped ? command.email : (await text(terminal.input)).trim();
      if (!email) throw new Error('No address came on standard input.');
      return print([`Erased: ${enquiries(await store.erase(email))}.\n`, copies, isTyped ? traces : '']);
    }
    case 'purge': {
      const before = new Date(Date.now() - command.days * 86_400_000).toISOString();
      const number = await store.purge(before, command.dryRun);
      return print([
        `${command.dryRun ? 'Would be removed' : 'Removed'}: ${enquiries(number)} from before ${before}.\n`,
      ]);
    }
    case 'release': {
      const channels = [...openChannels(settings, () => readBuild(settings.serverConfig)).keys()];
      if (!(await store.release(command.id, channels))) {
        throw new Error('No enquiry that is set aside has this ID: see list --quarantine.');
      }
      const to =
        channels.length > 0 ? `To be handed on to: ${channels.join(', ')}.` : 'No channel is switched on.';
      return print([`Released. ${to}\n`]);
    }
    case 'dead': {
      const letters = await store.deadLetters();
      if (letters.length === 0) return print(['There is nothing that could not be handed on.\n']);
      return print([deadLetterHeading, ...letters.map(deadLetterLine)].map((line) => `${line}\n`));
    }
    case 'retry':
      return print([`To be handed on again: ${await store.revive(new Date().toISOString())}.\n`]);
    case 'backup':
      return print([await backUp(store, command.file, settings)]);
  }
}

const copies =
  'Backups, exports, mails and whatever the webhook’s receiver keeps have copies of their own: erase them there too.\n';
const traces =
  'The address stands in this shell’s history and in npm’s log, too: with “--email -” it would not.\n';

/** A new file that only its owner can read; none where the work fails. */
async function intoFile<T>(path: string, work: (output: Writable) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx', 0o600);
  try {
    return await work(file.createWriteStream());
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
}

/** Throws where that cannot be said: the folder may be another user's. */
async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
