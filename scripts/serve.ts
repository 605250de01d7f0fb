import { readOptions } from './read-options.mjs';

/** `npm run serve`: the server, which reads its settings from the environment. */
readOptions(`Usage: npm run serve

Serves the built site and takes enquiries, at http://localhost:4173 unless PORT says otherwise.
A new build is noticed without a restart.

Environment variables configure it: PORT, HOST, SITE, DATA and others, all in docs/environment.md.`);

await import('../server/main');
