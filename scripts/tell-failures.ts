import { failureInWords } from './failure-in-words';

/**
 * How a command ends that could not do its work: in words where a file is to blame, exit 2; with the stack where we are,
 * as Node itself ends. At the process and not around each command: what fails later, beside the others, is told, too.
 */
export function tellFailures(): void {
  process.on('uncaughtException', (error) => {
    const words = failureInWords(error);
    console.error(words ? `${words} Then run the command again.` : error);
    process.exit(words ? 2 : 1);
  });
}
