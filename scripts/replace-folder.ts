import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { misuse } from './read-arguments';

/** What every site has that was written for a host, and hardly any other folder. */
const marks = ['_headers', '_redirects', '404.html'];

/** Ends the command where `--out` names a folder that holds something else: it would be deleted. */
export function refuseOther(usage: string, folder: string): void {
  const names = namesIn(folder);
  if (names.length === 0 || marks.every((name) => names.includes(name))) return;
  misuse(
    usage,
    `${resolve(folder)} is no built site and would be deleted: name a folder that is empty or new.`,
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(resolve(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') return [folder];
    throw error;
  }
}

/**
 * Ctrl-C leaves nothing behind, either: whoever lists what is to be handed in would find half a site. The bundler writes on
 * threads of its own, which go on for a moment: so nothing else is done meanwhile, and all is removed again and again.
 */
export function removeOnSignal(...folders: readonly string[]): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      for (let round = 0; round < 20; round += 1) {
        for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
        Atomics.wait(pause, 0, 0, 50);
      }
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
}

/**
 * The old site is moved away and the new one into its place: there is no moment with half of one. At once and not in
 * turns: no signal comes between the two moves.
 */
export function replaceFolder(target: string, next: string): void {
  const last = `${target}.last-${process.pid}`;
  if (existsSync(target)) renameSync(target, last);
  renameSync(next, target);
  rmSync(last, { recursive: true, force: true });
}
