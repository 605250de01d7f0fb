import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { displayNameOf } from './target-folder.mjs';

/**
 * Fills in what the command line left out: in a terminal by asking, with the default in brackets, otherwise with the
 * defaults.
 *
 * @param {import('./read-options.mjs').Options} options
 * @param {readonly string[]} languages The first is the default.
 * @returns {Promise<import('./read-options.mjs').Options & { folder: string, lang: string }>}
 */
export async function askMissing(options, languages) {
  const [firstLanguage] = languages;
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    return { ...options, folder: options.folder ?? 'my-site', lang: options.lang ?? firstLanguage };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question, usual) => (await terminal.question(`${question} [${usual}] `)).trim() || usual;
  try {
    const folder = options.folder ?? (await ask('In which folder?', 'my-site'));
    let { lang } = options;
    while (!languages.includes(lang))
      lang = await ask(`In which language (${languages.join(', ')})?`, firstLanguage);
    const name =
      options.name ??
      (await ask('What do visitors call the site?', displayNameOf(basename(resolve(folder)))));
    return { ...options, folder, lang, name };
  } finally {
    terminal.close();
  }
}
