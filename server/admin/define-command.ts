import { exists } from '../exists';
import { explainFailure } from '../explain-failure';
import type { ActionSource } from '../store/admin-action';
import { databaseFile, openStore } from '../store/open-store';
import { createWordFormatter } from '../word-formatter';
import { actionSource, type Command, type CommandContext } from './command';
import { readKnownSite } from './known-site';
import { printLines } from './print-lines';

interface StoreCommand<Options> extends Omit<Command<Options>, 'run'> {
  /** Options for the audit trail, without personal data; by default none. */
  auditOptions?(options: Options): ActionSource['options'];
  /** Whether it is an error if there is no store yet. If not, the command does nothing without one. */
  needsStore?: boolean;
  /**
   * Runs the command. If it changes the store, it passes `context.source` to the change, which records it in the audit
   * trail. If it only reads, it returns how many enquiries it has shown or copied, which is then recorded. Undefined
   * otherwise.
   */
  run(context: CommandContext, options: Options): Promise<number | undefined>;
}

/** Defines a command on the store, which is opened before and closed after it. */
export function defineCommand<Options>(definition: StoreCommand<Options>): Command<Options> {
  const { auditOptions, run, needsStore = false, ...rest } = definition;
  return {
    ...rest,
    async run(runtime, options) {
      const { readSettings, terminal, now } = runtime;
      const settings = readSettings();
      const site = await readKnownSite(settings); // what the last build says of it, if there is one
      const formatWord = createWordFormatter(site.words?.admin);
      const file = databaseFile(settings.data);
      // These commands never create a store.
      if (!settings.databaseUrl && !(await exists(file))) {
        const nothing = formatWord('nothingReceived', { file });
        if (needsStore) throw new Error(nothing);
        terminal.printToStderr(nothing);
        return;
      }
      const store = await openStore(settings.data, settings.databaseUrl);
      const source = actionSource(runtime, rest.name, auditOptions?.(options));
      const print: CommandContext['print'] = (lines) => printLines(lines, terminal);
      const context = { store, settings, site, formatWord, terminal, now, print, source };
      try {
        const enquiries = await run(context, options);
        if (enquiries === undefined) return;
        await store.recordAction({ ...source, enquiries }).catch((error: unknown) => {
          terminal.printToStderr(formatWord('notRecorded', { reason: explainFailure(error) }));
        });
      } finally {
        await store.close();
      }
    },
  };
}
