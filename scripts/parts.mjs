import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs the parts of a long command, each a Node process of its own, some beside one another. What they say is printed as
 * if each began when the one added before it had ended: that of the first which still runs at once, that of the others
 * when it is their turn.
 */
export function openParts(print, spawnOptions = {}) {
  let lastPrinted = Promise.resolve();

  /**
   * Begins once the parts in `after` have ended and those in `needs` have passed; where one of these has not, it is left
   * out. `ended` comes with what became of it and how long it took, `printed` after its last line.
   */
  return function addPart(name, words, { needs = [], after = [], env = {} } = {}) {
    const output = openOutput(print, lastPrinted);
    const ended = run();
    const printed = Promise.all([lastPrinted, ended]).then(() => {});
    lastPrinted = printed;
    return { name, ended, printed };

    async function run() {
      const needed = await Promise.all(needs.map((part) => part.ended));
      await Promise.all(after.map((part) => part.ended));
      if (needed.some(({ outcome }) => outcome !== 'passed')) return { outcome: 'left out', seconds: 0 };
      const began = performance.now();
      output.write(`\n— ${name}\n`);
      const child = spawn(process.execPath, words, {
        ...spawnOptions,
        env: { ...process.env, ...spawnOptions.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', output.write);
      const [status] = await once(child, 'close');
      const seconds = (performance.now() - began) / 1000;
      return { outcome: status === 0 ? 'passed' : 'failed', seconds };
    }
  };
}

/** Keeps what is written until its turn has come. */
function openOutput(print, turn) {
  let kept = [];
  turn.then(() => {
    for (const chunk of kept) print(chunk);
    kept = undefined;
  });
  return {
    write: (chunk) => {
      if (kept) kept.push(chunk);
      else print(chunk);
    },
  };
}
