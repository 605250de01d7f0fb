import { readSettings } from '../server/settings';
import { explainFailure } from '../server/staff/explain-failure';
import { Misuse, readCommand, usage } from '../server/staff/read-command';
import { runCommand } from '../server/staff/run-command';

/** `npm run enquiries -- <command>`: what staff need of the enquiries. Exit 0 done, 1 not done, 2 misuse. */
const remark = (line: string) => console.error(line);

try {
  const command = readCommand(process.argv.slice(2));
  const settings = readSettings(process.env);
  await runCommand(command, settings, { input: process.stdin, output: process.stdout, remark });
} catch (error) {
  if (error instanceof Misuse) {
    remark(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else if (!isClosedPipe(error)) {
    remark(explainFailure(error));
    process.exitCode = 1;
  }
}

/** Whoever reads the output has seen enough: `… list | head`. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
