import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { languages } from './read-options.mjs';
import { displayNameOf } from './target-folder.mjs';

/**
 * Fills in what the command line left out: in a terminal by asking, with the default in brackets, otherwise with the
 * defaults, except for the name, which the caller then takes from the folder. Resolves with undefined if Ctrl-C or
 * Ctrl-D stopped the questions.
 *
 * @param {import('./read-options.mjs').Options} options
 * @param {{ input: NodeJS.ReadStream, output: NodeJS.WriteStream }} terminal
 * @returns {Promise<import('./read-options.mjs').Options & { folder: string, lang: string } | undefined>}
 */
export async function askMissing(options, { input, output }) {
  const [defaultLanguage] = languages;
  if (!input.isTTY || !output.isTTY)
    return { ...options, folder: options.folder ?? 'my-site', lang: options.lang ?? defaultLanguage };
  const readline = createInterface({ input, output });
  // At Ctrl-C or Ctrl-D the interface closes, but without this signal the question would stay pending.
  const closed = new AbortController();
  readline.once('close', () => closed.abort());
  const ask = async (question, defaultAnswer) => {
    const reply = await readline.question(`${question} [${defaultAnswer}] `, { signal: closed.signal });
    return reply.trim() || defaultAnswer;
  };
  try {
    const folder = options.folder ?? (await ask('In which folder?', 'my-site'));
    let { lang } = options;
    while (!languages.includes(lang))
      lang = await ask(`In which language (${languages.join(', ')})?`, defaultLanguage);
    const defaultName = displayNameOf(basename(resolve(folder)));
    const name = options.name ?? (await ask('What do visitors call the site?', defaultName));
    return { ...options, folder, lang, name };
  } catch (error) {
    if (error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    readline.close();
  }
}
