import { projectPaths } from '../../src/project/project-paths.mjs';
import { errorCode } from '../error-code';
import { explainFailure } from '../explain-failure';
import { readPagesOption } from '../read-pages-option';
import { readSettings } from '../settings';
import type { Runtime } from './command';
import { readCommand, UsageError } from './read-command';

/** The process of the admin CLI: its terminal, and the environment with the server's settings. */
interface AdminProcess extends Omit<Runtime, 'readSettings'> {
  environment: Readonly<Record<string, string | undefined>>;
}

/** Runs the admin CLI. Returns the exit status: 0 success, 1 failure, 2 wrong usage. */
export async function runAdmin(
  args: readonly string[],
  { environment, ...runtime }: AdminProcess,
): Promise<number> {
  const { printToStderr } = runtime.terminal;
  try {
    const { pagesFolder, otherArguments } = readPagesOption(args);
    const readOwnSettings = () => readSettings(environment, projectPaths(pagesFolder));
    await readCommand(otherArguments).run({ ...runtime, readSettings: readOwnSettings });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printToStderr(`${error.message}\n\n${error.usage}`);
      return 2;
    }
    if (errorCode(error) === 'EPIPE') return 0; // the reader has closed the output, as in `… list | head`
    printToStderr(explainFailure(error));
    return 1;
  }
}
