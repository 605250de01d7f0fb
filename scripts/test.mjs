import { installBrowser, installPackages } from './install.mjs';
import { readOptions } from './read-options.mjs';
import { build, check, clearCache, command, finish, playwright, run, vitest } from './test-parts.mjs';

readOptions(`Usage: npm test

Installs missing packages and a browser, then runs what every change needs: lint, types, the check of all sites, unit
tests, the server on SQLite, the commands, and the tests in a browser. The last line is “N passed, N failed”.`);

installPackages();
await installBrowser();
clearCache();

await run('types of the schema', command('scripts/generate.ts'));

// Two lanes, one for each core. What runs in a browser waits for the builds; so do the last tests of the other lane.
const builds = (async () => {
  const fixture = await build('fixture', 'tests/fixture/pages', '--mode', 'development');
  const main = await build('main', 'pages-json');
  return fixture && main;
})();
const inBrowser = async () => (await builds) && playwright('browser');
const inNode = async () => {
  await run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  await run('types', ['node_modules/typescript/bin/tsc']);
  for (const pages of ['pages-json', 'examples/escola', 'tests/fixture/pages']) await check(pages);
  await vitest('node', ['source', 'unit', 'server']);
  if (await builds) await vitest('site', ['site']);
};
await Promise.all([inBrowser(), inNode()]);
finish();
