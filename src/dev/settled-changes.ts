import { statSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The watcher reports no second change to a file within 50 ms of the first; ms. */
const settleTime = 100;

/**
 * Reports a change of code again if its file is still not what it was when the change was reported: most editors empty a file
 * before they fill it, the watcher drops the second of two changes, and what was read between them would stay.
 */
export const settledChanges = (): Plugin => ({
  name: 'settled-changes',
  configureServer({ watcher }) {
    const lookAgain = (file: string, seen?: string) =>
      setTimeout(() => {
        const state = stateOf(file);
        if (state !== undefined && state !== seen) watcher.emit('change', file);
      }, settleTime).unref();
    watcher.on('change', (file) => void lookAgain(file, stateOf(file)));
    // It may have been imported before it was reported, and before it was written to its end.
    watcher.on('add', (file) => void lookAgain(file));
  },
});

/** What differs once a file has been written; nothing if it is gone. */
function stateOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}
