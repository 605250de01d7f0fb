import { describeSystemError } from '../files/describe-system-error';
import { watchTree } from '../files/watch-tree';
import { type CheckResult, printResult } from './check-result';

/** The terminal sequence that clears the screen with its history. */
const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

/**
 * Repeats the check on every change, and prints results that differ, until Ctrl-C. The exit status is that of the last
 * check.
 */
export async function watchAndCheck(
  folders: readonly string[],
  check: () => Promise<CheckResult>,
  { clearsScreen }: { clearsScreen: boolean },
): Promise<void> {
  let last: CheckResult | undefined;
  let isRunning = false;
  let mustRunAgain = false;

  /** Checks; called while a check runs, it only notes that another has to follow. */
  const run = async () => {
    mustRunAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    const result = await attempt(check, last);
    const isNew = result.stdout !== last?.stdout || result.stderr !== last?.stderr;
    last = result;
    if (isNew) {
      if (clearsScreen && process.stderr.isTTY) process.stderr.write(clearScreen);
      printResult(result);
    }
    isRunning = false;
    if (mustRunAgain) await run();
  };

  const exit = () => process.exit(last?.status ?? 0);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, exit);
  process.stdout.on('error', exit); // the reader of the pipe has ended
  await watchTree(folders, run); // before the first check, so that no change is missed
  await run();
}

/**
 * Runs a check, and turns an error into a result, so that a half-written schema or a file that was removed during the
 * check does not end the watch. `last` is the previous result.
 */
async function attempt(check: () => Promise<CheckResult>, last?: CheckResult): Promise<CheckResult> {
  try {
    return await check();
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isGone && last) return last; // the removal triggers another check
    const failure = describeSystemError(error);
    if (failure) return { stderr: failure, status: 2 };
    return { stderr: error instanceof Error ? error.message : String(error), status: 1 };
  }
}
