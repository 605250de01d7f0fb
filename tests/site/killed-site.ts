import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { programLine } from './run-script';

/** A folder that is taken for a built site, with this text as its home page. */
export function makeSite(path: string, text: string): string {
  mkdirSync(path);
  for (const name of ['_headers', '_redirects', '404.html', 'index.html'])
    writeFileSync(join(path, name), text);
  return path;
}

export const textOf = (path: string) => readFileSync(join(path, 'index.html'), 'utf8');

/**
 * Replaces the old site in `dist` of a folder by a new one, in a process that kills itself before the move of this
 * number, or after the last.
 */
export async function killAt(call: number, folder: string): Promise<void> {
  const dist = makeSite(join(folder, 'dist'), 'old');
  makeSite(join(folder, 'made'), 'new');
  const args = [...programLine('tests/site/killed-replace.ts'), dist, String(call)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
}
