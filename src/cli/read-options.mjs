import { parseArgs } from 'node:util';

/**
 * Parses a command's options. `--help` prints the usage and exits with 0; an unknown option exits with 2. Plain
 * JavaScript, because `npm start` and `npm test` run before packages are installed.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} [config]
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readOptions(usage, config = {}) {
  const options = { ...config.options, help: { type: 'boolean', short: 'h' } };
  const swallowed = swallowedOptionsMessage(usage, Object.keys(config.options ?? {}), process.env);
  if (swallowed !== undefined) misuse(usage, swallowed);
  try {
    const { values, ...rest } = parseArgs({ ...config, options });
    const { help, ...others } = values;
    if (!help) return { ...rest, values: others };
  } catch (error) {
    // The further sentences of Node's message are advice for authors of shell scripts.
    misuse(usage, error.message.split(/(?<=\.) |\n/)[0]);
  }
  console.log(usage);
  process.exit(0);
}

/**
 * Prints an error message and the usage, and exits with 2.
 *
 * @type {(usage: string, message: string) => never}
 */
export const misuse = (usage, message) => {
  console.error(`${message}\n${usage}`);
  process.exit(2);
};

/**
 * The message to print if npm consumed options because of a missing `--`; without them the command would run with other
 * settings. A site in a repository of its own has npm scripts of the same names as the commands, although the usage of
 * the installed package begins with `npx prospectus`.
 *
 * @param {string} usage
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
export function swallowedOptionsMessage(usage, names, { npm_lifecycle_event: script, ...environment }) {
  const [commandTyped = ''] = /^(npm (run )?|npx prospectus )\S+/.exec(usage.replace(/^Usage: /, '')) ?? [];
  if (script === undefined || !commandTyped.endsWith(` ${script}`)) return undefined;
  const swallowed = names.filter(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (swallowed.length === 0) return undefined;
  const start = commandTyped.replace('npx prospectus', 'npm run');
  const swallowedOptions = swallowed.map((name) => `--${name}`).join(' ');
  return `npm did not pass on ${swallowedOptions}. Write “--” before it: ${start} -- ${swallowedOptions}
PowerShell drops the “--” of older npm; there write npm.cmd in place of npm: ${start.replace('npm', 'npm.cmd')} -- ${swallowedOptions}`;
}
