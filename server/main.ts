import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app';
import { readForms } from './forms';
import { listen } from './listen';
import { createLog } from './log';
import { createGuard } from './receiver/guard';
import { readSettings } from './settings';
import { openStore } from './store/open-store';

/** Serves the built site and takes enquiries, by what the environment says (settings.ts). */
const log = createLog((line) => console.error(line));

try {
  const settings = readSettings(process.env);
  const { data, databaseUrl, pages, site, limits, trustedProxies } = settings;
  const store = await openStore(data, databaseUrl);
  const { language } = JSON.parse(await readFile(join(pages, '_site.json'), 'utf8'));
  const app = await createApp({
    site,
    forms: await readForms(join(pages, '_forms')),
    store,
    guard: createGuard(limits),
    channels: [],
    trustedProxies,
    language,
    onKept: () => {},
    onFailure: log.failure('The store of enquiries does not write'),
    onError: log.failure('A request could not be answered'),
  });
  const server = await listen(app, settings);
  log.line(`Prospectus serves ${site ?? 'the receiver'} at http://localhost:${server.port}`);

  const stop = async () => {
    await server.stop();
    await store.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  log.line(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
