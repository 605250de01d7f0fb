import { exists } from '../exists';
import { explainFailure } from '../explain-failure';
import type { ActionSource, AdminAction } from '../store/admin-action';
import { databaseFile, openStore } from '../store/open-store';
import { createWordFormatter } from '../word-formatter';
import type { Command, CommandContext, Runtime } from './command';
import { readKnownSite } from './known-site';

interface StoreCommand<Options> extends Omit<Command<Options>, 'run'> {
  /** Options for the audit trail, without personal data; by default none. */
  auditOptions?(options: Options): ActionSource['options'];
  /** Whether it is an error if there is no store yet. If not, the command does nothing without one. */
  needsStore?: boolean;
  /**
   * Runs the command. If it changes the store, it passes `context.source` to the change, which records it in the audit
   * trail, and returns undefined. If it only reads, it returns how many enquiries it has shown or copied, which is then
   * recorded, or undefined for nothing.
   */
  run(context: CommandContext, options: Options): Promise<Pick<AdminAction, 'enquiries'> | undefined>;
}

/** Defines a command on the store. The store is opened before and closed after it, and the action is recorded. */
export function defineCommand<Options>(definition: StoreCommand<Options>): Command<Options> {
  const { auditOptions = () => ({}), run, needsStore, ...rest } = definition;
  return {
    ...rest,
    async run({ readSettings, terminal, now, user }, options) {
      const settings = readSettings();
      const site = await readKnownSite(settings); // what the last build says of it, if there is one
      const formatWord = createWordFormatter(site.words?.admin);
      const store = await openExistingStore(settings, { terminal, formatWord }, needsStore);
      if (!store) return;
      const time = new Date(now()).toISOString();
      const source = { time, user, command: rest.name, options: auditOptions(options) };
      try {
        const shown = await run({ store, settings, site, formatWord, terminal, now, source }, options);
        if (!shown) return;
        await store.recordAction({ ...source, enquiries: shown.enquiries }).catch((error: unknown) => {
          terminal.printToStderr(formatWord('notRecorded', { reason: explainFailure(error) }));
        });
      } finally {
        await store.close();
      }
    },
  };
}

/**
 * If there is no store yet, prints that and returns undefined, or throws if the command needs one: these commands never
 * create it.
 */
async function openExistingStore(
  { data, databaseUrl }: ReturnType<Runtime['readSettings']>,
  { terminal, formatWord }: Pick<CommandContext, 'terminal' | 'formatWord'>,
  needsStore = false,
) {
  const file = databaseFile(data);
  if (!databaseUrl && !(await exists(file))) {
    const nothing = formatWord('nothingReceived', { file });
    if (needsStore) throw new Error(nothing);
    terminal.printToStderr(nothing);
    return undefined;
  }
  return openStore(data, databaseUrl);
}
