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
  refuseSwallowed(usage, Object.keys(config.options ?? {}));
  try {
    const { values, ...rest } = parseArgs({ ...config, options });
    const { help, ...others } = values;
    if (!help) return { ...rest, values: others };
  } catch (error) {
    // Further sentences are advice for authors of shell scripts.
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
 * Rejects options that npm consumed because of a missing `--`, without which the command would run with other settings.
 */
function refuseSwallowed(usage, names) {
  const { npm_lifecycle_event: script, ...environment } = process.env;
  const [start = ''] = /^npm (?:run )?\S+/.exec(usage.replace(/^Usage: /, '')) ?? [];
  if (script === undefined || !start.endsWith(` ${script}`)) return;
  const swallowed = names.filter(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (swallowed.length === 0) return;
  const words = swallowed.map((name) => `--${name}`).join(' ');
  misuse(
    usage,
    `npm did not pass on ${words}. Write “--” before it: ${start} -- ${words}
PowerShell drops the “--” of older npm; there write npm.cmd in place of npm: ${start.replace('npm', 'npm.cmd')} -- ${words}`,
  );
}
