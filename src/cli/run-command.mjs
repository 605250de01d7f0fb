import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands } from './commands.mjs';

/**
 * `prospectus <command> …`: runs a command from the bundles in the package. In a clone, where there are none, it runs
 * scripts/run.mjs, which bundles the current code.
 */
const root = join(import.meta.dirname, '../..');
const names = Object.keys(commands);
const [node, , command, ...options] = process.argv;

if (command === undefined || command === '--help' || command === '-h') console.log(usage());
else if (command === '--version' || command === '-v') console.log(version());
else if (names.includes(command)) await run();
else {
  // Imported only here, because `doctor` has to run although a package is missing.
  const { closest, distance } = await import('fastest-levenshtein');
  const suggestion = closest(command, names);
  const advice = distance(command, suggestion) <= 2 ? ` Did you mean “${suggestion}”?` : '';
  console.error(`Unknown command “${command}”.${advice}\n\n${usage()}`);
  process.exitCode = 2;
}

function usage() {
  const width = Math.max(...names.map((name) => name.length));
  return [
    'Usage: prospectus <command> [options]',
    '',
    ...Object.entries(commands).map(([name, description]) => `  ${name.padEnd(width)}  ${description}`),
    '',
    'Each command lists its options with --help.',
  ].join('\n');
}

function version() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

/** `--pages` with the folder that package.json names (`prospectus.pages`), unless the command line has the option. */
function defaultPagesOption() {
  const makesSite = command === 'new' && options[0] === 'site';
  const namesPages = options.some((option) => /^--pages(=|$)/.test(option));
  if (makesSite || namesPages || !existsSync('package.json')) return [];
  const { prospectus } = JSON.parse(readFileSync('package.json', 'utf8'));
  return prospectus?.pages ? ['--pages', prospectus.pages] : [];
}

async function run() {
  const cloneRunner = join(root, 'scripts/run.mjs');
  const bundle = join(root, 'lib/commands', `${command}.mjs`);
  const commandArguments = [...options, ...defaultPagesOption()];
  if (existsSync(cloneRunner)) {
    process.argv = [node, cloneRunner, command, ...commandArguments];
    return import(pathToFileURL(cloneRunner).href);
  }
  process.argv = [node, bundle, ...commandArguments];
  module.enableCompileCache?.(); // from Node 22 on
  return import(pathToFileURL(bundle).href);
}
