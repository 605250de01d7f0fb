import { type CheckResult, print } from './check-result';
import { failureInWords } from './failure-in-words';
import { watchTree } from './watch-tree';

const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

/** Checks again on every change and prints what is new, until Ctrl-C, which ends with the status of the last check. */
export async function watchAndCheck(
  folders: readonly string[],
  check: () => Promise<CheckResult>,
  { clears }: { clears: boolean },
): Promise<void> {
  let last: CheckResult | undefined;
  let running = false;
  let again = false;

  const run = async () => {
    again = running;
    if (running) return;
    running = true;
    const result = await attempt(check, last);
    const isNew = result.out !== last?.out || result.said !== last?.said;
    last = result;
    if (isNew) {
      if (clears && process.stderr.isTTY) process.stderr.write(clearScreen);
      print(result);
    }
    running = false;
    if (again) await run();
  };

  const end = () => process.exit(last?.status ?? 0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.stdout.on('error', end); // the program that read it is gone
  await watchTree(folders, run); // first, so that nothing changes unseen
  await run();
}

/** Neither a schema that is half written nor a file that went away while it was read ends the watch. */
async function attempt(check: () => Promise<CheckResult>, last?: CheckResult): Promise<CheckResult> {
  try {
    return await check();
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isGone && last) return last; // what went away is a change of its own
    const words = failureInWords(error);
    if (words) return { said: words, status: 2 };
    return { said: error instanceof Error ? error.message : String(error), status: 1 };
  }
}
