import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { programLine } from './run-script';

/** A folder that is taken for a built site, with these words on its home page. */
export function makeSite(path: string, words: string): string {
  mkdirSync(path);
  for (const name of ['_headers', '_redirects', '404.html', 'index.html'])
    writeFileSync(join(path, name), words);
  return path;
}

export const wordsOf = (path: string) => readFileSync(join(path, 'index.html'), 'utf8');

/**
 * Replaces the old site in `dist` of a folder by a new one, in a process that kills itself before the move of this number,
 * or after the last.
 */
export async function killAt(call: number, folder: string): Promise<void> {
  const dist = makeSite(join(folder, 'dist'), 'old');
  makeSite(join(folder, 'made'), 'new');
  const words = [...programLine('tests/site/killed-replace.ts'), dist, String(call)];
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
}
