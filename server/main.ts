import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { readForms } from './forms';
import { openJournal } from './journal';

/**
 * Serves the built site and takes enquiries. Environment: PORT (4173), HOST (127.0.0.1), SITE (dist), PAGES
 * (pages-json, for the forms), DATA (data, for what was sent).
 */
const { PORT = '4173', HOST = '127.0.0.1', SITE = 'dist', PAGES = 'pages-json', DATA = 'data' } = process.env;

const app = await createApp({
  site: SITE,
  forms: await readForms(join(PAGES, '_forms')),
  journal: await openJournal(join(DATA, 'enquiries.jsonl')),
});
const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: HOST }, ({ port }) => {
  console.error(`Prospectus serves ${SITE} at http://localhost:${port}`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const hint = error.code === 'EADDRINUSE' ? ` Port ${PORT} is taken: choose another with PORT=4174.` : '';
  console.error(`${error.message}.${hint}`);
  process.exitCode = 1;
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(); // what is in flight is finished first
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
