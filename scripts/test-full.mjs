import { readOptions } from '../src/cli/read-options.mjs';
import { runDefaultTier } from './default-tier.mjs';
import { installOtherBrowsers } from './install.mjs';
import { build, finish, playwright, vitest } from './test-parts.mjs';

readOptions(`Usage: npm run test:full

Runs what “npm test” runs, and then the tests of tests/full: PostgreSQL, overload, slow networks, crashes, documents with
thousands of mistakes, every route at every width, other sites, other browsers, the commands as a person runs them. It
takes 25 to 60 minutes on two cores. The last line is “N passed, N failed”.`);

await runDefaultTier();
await installOtherBrowsers();

// The fixture as published, and the main site with React's warnings: the default tier does the opposite.
const fixture = await build('fixture', 'tests/fixture/pages');
const development = await build('main-development', 'pages-json', '--mode', 'development');
const escola = await build('escola', 'examples/escola/site');

const fullTier = ['--config', 'tests/full/vitest.config.ts', '--root', '.'];
/** Runs projects of Vitest as one part, named after the first. */
const inNode = (...projects) => vitest(projects[0], projects, ...fullTier);
// Three lanes that take about as long as each other.
if (fixture && development && escola)
  await Promise.all([
    inNode('full-unit').then(() => inNode('full-site', 'full-package')),
    inNode('full-server').then(() => inNode('full-browsers')),
    playwright('full-browser', '--config', 'tests/full/playwright.config.ts'),
  ]);
// Last and alone, because these tests compare times.
await inNode('full-timed');
finish();
