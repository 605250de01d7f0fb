import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askMissing } from './ask-missing.mjs';

/** A terminal in which somebody answers one question after the other, and then presses the last key. */
function terminalWith(answers: readonly string[], lastKey = '') {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 120 });
  const remaining = [...answers.map((answer) => `${answer}\r`), lastKey].filter(Boolean);
  let printed = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (text.endsWith('] ')) setTimeout(() => input.write(remaining.shift() ?? ''));
  });
  const terminal = { input, output } as unknown as { input: NodeJS.ReadStream; output: NodeJS.WriteStream };
  return { terminal, printed: () => printed };
}

describe('what the command line left out', () => {
  it('is asked for in a terminal, and nothing else', async () => {
    const { terminal, printed } = terminalWith(['Mein Laden']);
    expect(await askMissing({ folder: 'laden', lang: 'de' }, terminal)).toEqual({
      folder: 'laden',
      lang: 'de',
      name: 'Mein Laden',
    });
    expect(printed()).toContain('What do visitors call the site? [Laden] ');
    expect(printed()).not.toContain('In which');
  });

  it('has a default, and a language is asked for again if a site cannot begin in it', async () => {
    const { terminal } = terminalWith(['mar-azul', 'fr', 'pt', '']);
    expect(await askMissing({}, terminal)).toEqual({
      folder: 'mar-azul',
      lang: 'pt',
      name: 'Mar Azul',
    });
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is not returned if the questions are stopped by %s', async (_name, key) => {
    const { terminal } = terminalWith(['shop'], key);
    expect(await askMissing({}, terminal)).toBe(undefined);
  });

  it('has its default without a terminal, and is not asked for', async () => {
    const { terminal, printed } = terminalWith([]);
    terminal.input.isTTY = false;
    expect(await askMissing({ name: 'Shop' }, terminal)).toEqual({
      folder: 'my-site',
      lang: 'en',
      name: 'Shop',
    });
    expect(printed()).toBe('');
  });
});
