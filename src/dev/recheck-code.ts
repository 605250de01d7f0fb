import { statSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Time in ms after which a changed file is read once more. Vite's watcher drops a second change of a file within
 * 50 ms of the first, and reports a deletion 100 ms late.
 */
export const settleTime = 100;

/**
 * Vite plugin: reports a code change again if the file has changed since. Most editors truncate a file before writing
 * it, the watcher drops the second change, and the truncated content would stay in use. For documents,
 * live-site.ts does the same.
 */
export const recheckCode = (): Plugin => ({
  name: 'recheck-code',
  configureServer({ watcher }) {
    const lookAgain = (file: string, lastState?: string) =>
      setTimeout(() => {
        const state = stateOf(file);
        if (state !== undefined && state !== lastState) watcher.emit('change', file);
      }, settleTime).unref();
    watcher.on('change', (file) => void lookAgain(file, stateOf(file)));
    // A new file may be imported before it is reported and completely written.
    watcher.on('add', (file) => void lookAgain(file));
  },
});

/** A value that changes when a file is written; undefined if the file is missing. */
function stateOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
