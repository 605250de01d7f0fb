import { installBrowser, installPackages } from './install.mjs';
import { build, check, clearCache, command, playwright, run, vitest } from './test-parts.mjs';

/** Installs what is missing, and runs the tests of `npm test`. */
export async function runDefaultTier() {
  installPackages();
  await installBrowser();
  clearCache();
  await run('types of the schema', command('generate'));
  // In parallel, because the tests of the server and in the browser mostly wait.
  const sitesBuilt = buildSites();
  await Promise.all([testWithoutSites(), testServerAndCommands(sitesBuilt), testInBrowser(sitesBuilt)]);
}

/** Builds the sites that tests run on. Resolves with whether both builds succeeded. */
async function buildSites() {
  // With React's development build, whose warnings name components; the main site is built as it is published.
  const fixture = await build('fixture', 'tests/fixture/pages', '--mode', 'development');
  const main = await build('main', 'pages-json');
  if (!fixture || !main) console.log('The tests of built sites are left out, since a build failed.');
  return fixture && main;
}

/** Checks style, types and documents, and runs unit tests, none of which needs a built site. */
async function testWithoutSites() {
  await run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  await vitest('source', ['source']);
  await run('types', ['node_modules/typescript/bin/tsc']);
  for (const pages of ['pages-json', 'examples/escola/site', 'tests/fixture/pages']) await check(pages);
  await vitest('unit', ['unit']);
}

async function testServerAndCommands(sitesBuilt) {
  const hasSites = await sitesBuilt;
  await vitest('server', ['server']); // needs no site, so it runs even if a build failed
  if (hasSites) await vitest('site', ['site']);
}

async function testInBrowser(sitesBuilt) {
  if (await sitesBuilt) await playwright('browser');
}
