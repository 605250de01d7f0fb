import { readOptions } from '../src/cli/read-options.mjs';
import { runDefaultTier } from './default-tier.mjs';
import { finish } from './test-parts.mjs';

readOptions(`Usage: npm test

Installs missing packages and a browser, then runs what every change needs: lint, types, the check of all sites, unit
tests, the server on SQLite, the commands, and the tests in a browser. The last line is “N passed, N failed”.`);

await runDefaultTier();
finish();
