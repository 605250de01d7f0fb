import { userInfo } from 'node:os';
import { readCommand, UsageError } from '../server/admin/read-command';
import { explainFailure } from '../server/explain-failure';
import { placesOf } from '../server/places.mjs';
import { readPages } from '../server/read-pages';
import { readSettings } from '../server/settings';

/** `npm run enquiries -- <command>`: the admin CLI. Exit 0 done, 1 not done, 2 misuse. */
const remark = (line: string) => console.error(line);

try {
  const { pages, others } = readPages(process.argv.slice(2));
  const task = readCommand(others);
  await task.run({
    terminal: { input: process.stdin, output: process.stdout, remark },
    readSettings: () => readSettings(process.env, placesOf(pages)),
    now: Date.now,
    user: userName(),
  });
} catch (error) {
  if (error instanceof UsageError) {
    remark(`${error.message}\n\n${error.usage}`);
    process.exitCode = 2;
  } else if (!isClosedPipe(error)) {
    remark(explainFailure(error));
    process.exitCode = 1;
  }
}

/** The user name of the operating system, or the user ID if there is no name, as in some containers. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** The reader of the output has closed it, as in `… list | head`. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
