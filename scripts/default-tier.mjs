import { build, check, command, playwright, run, vitest } from './test-parts.mjs';

/** What `npm test` runs. */
export async function runDefaultTier() {
  await run('types of the schema', command('scripts/generate.ts'));
  // Two lanes, one for each core. What looks at built sites waits for the builds.
  const builds = buildSites();
  await Promise.all([testInBrowser(builds), testInNode(builds)]);
}

async function buildSites() {
  // With React for development, which names what it warns of.
  const fixture = await build('fixture', 'tests/fixture/pages', '--mode', 'development');
  const main = await build('main', 'pages-json');
  if (!fixture || !main) console.log('The tests of built sites are left out, since a build failed.');
  return fixture && main;
}

async function testInBrowser(builds) {
  if (await builds) await playwright('browser');
}

async function testInNode(builds) {
  await run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  await vitest('source', ['source']);
  await run('types', ['node_modules/typescript/bin/tsc']);
  for (const pages of ['pages-json', 'examples/escola', 'tests/fixture/pages']) await check(pages);
  await vitest('unit', ['unit']);
  await vitest('server', ['server']);
  if (await builds) await vitest('site', ['site']);
}
