import { parseArgs } from 'node:util';

/** The languages that a new site can begin in. */
export const languages = ['en', 'de', 'pt'];

export const usage = `Usage: npm create prospectus@latest [my-site] [-- --lang en|de|pt] [--name "Display name"] [--prospectus SPEC]

Makes a website in a folder that is a git repository of its own: documents, commands, checks for pull requests.
In a terminal it asks for what you leave out.

  my-site       the folder, which is new or empty (default: my-site)
  --lang        the language of the site: en, de or pt (default: en)
  --name        what visitors call the site, for example "Mar Azul" (default: from the name of its folder)
  --prospectus  another Prospectus than the one of this version: a version, or a packed file (./prospectus-0.2.0.tgz)`;

/**
 * @typedef {object} Options
 * @property {string} [folder]
 * @property {string} [lang]
 * @property {string} [name]
 * @property {string} [prospectus]
 */

/**
 * Reads the command line. Options that npm took for its own, because of a missing “--”, are refused: without them the
 * site would have another language or name.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ options: Options } | { help: true } | { misused: string }}
 */
export function readOptions(args, environment) {
  const swallowed = ['lang', 'name', 'prospectus'].filter(
    (name) => environment[`npm_config_${name}`] !== undefined,
  );
  if (swallowed.length > 0) {
    const options = swallowed.map((name) => `--${name}`).join(' and ');
    return {
      misused: `npm did not pass on ${options}. Write “--” before it: npm create prospectus@latest my-site -- --lang de`,
    };
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string' },
        name: { type: 'string' },
        prospectus: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help, ...chosen } = values;
    if (help) return { help: true };
    if (positionals.length > 1)
      return { misused: `Write the name of the folder as one word: ${positionals.join('-')}` };
    const { lang, name } = chosen;
    if (lang !== undefined && !languages.includes(lang))
      return { misused: `A site can begin in ${languages.join(', ')}, not in “${lang}”.` };
    if (name?.trim() === '') return { misused: 'The name of the site is empty.' };
    return { options: { folder: positionals[0], ...chosen } };
  } catch (error) {
    // Only the first sentence of Node's message says what is wrong; others advise how to escape leading hyphens.
    return { misused: error.message.split(/(?<=\.) |\n/)[0] };
  }
}
