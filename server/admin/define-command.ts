import { exists } from '../exists';
import { explainFailure } from '../explain-failure';
import { databaseFile, openStore } from '../store/open-store';
import type { Command, CommandContext, RecordedOptions, Runtime } from './command';
import { adminSayer, knownSite } from './known-forms';

interface StoreCommand<Options> extends Omit<Command, 'read'> {
  /** Throws an Error that says what to write. */
  read(args: string[]): Options;
  /** The options that the audit trail keeps: none that identify a person. */
  recorded(options: Options): RecordedOptions;
  /** The command fails if nothing has been received yet. */
  needsStore?: boolean;
  /**
   * Does it. A command that changes the store hands `context.source` to the change, which records it. One that only
   * reads returns how many enquiries it has shown.
   */
  run(context: CommandContext, options: Options): Promise<number | undefined>;
}

/** A command that works on the store: it is opened for it and closed after it, and what it did is recorded. */
export function defineCommand<Options>(definition: StoreCommand<Options>): Command {
  const { read, recorded, run, needsStore, ...rest } = definition;
  const { name } = definition;
  return {
    ...rest,
    read(args) {
      const options = read(args);
      return {
        name,
        options,
        async run(runtime) {
          const { readSettings, terminal, now, user } = runtime;
          const settings = readSettings();
          const site = await knownSite(settings);
          const say = adminSayer(site);
          const store = await openExistingStore(settings, { terminal, say }, needsStore);
          if (!store) return;
          const time = new Date(now()).toISOString();
          const source = { time, user, command: name, options: recorded(options) };
          try {
            const shown = await run({ store, settings, site, say, terminal, now, source }, options);
            if (shown === undefined) return;
            await store.recordAction({ ...source, enquiries: shown }).catch((error: unknown) => {
              terminal.remark(say('notRecorded', { reason: explainFailure(error) }));
            });
          } finally {
            await store.close();
          }
        },
      };
    },
  };
}

/** Undefined, with a remark, if nothing has been received yet: a command never creates a store. */
async function openExistingStore(
  { data, databaseUrl }: ReturnType<Runtime['readSettings']>,
  { terminal, say }: Pick<CommandContext, 'terminal' | 'say'>,
  needsStore = false,
) {
  const file = databaseFile(data);
  if (!databaseUrl && !(await exists(file))) {
    const nothing = say('nothingReceived', { file });
    if (needsStore) throw new Error(nothing);
    terminal.remark(nothing);
    return undefined;
  }
  return openStore(data, databaseUrl);
}
