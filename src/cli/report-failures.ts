import { describeSystemError } from '../files/describe-system-error';

/**
 * Ends a command that failed: with a message and exit 2 if a file is to blame, with the stack trace if it is a bug, as
 * Node does by default. It listens to the process and does not wrap each command, so that errors in later callbacks are
 * reported as well.
 */
export function reportFailures(): void {
  process.on('uncaughtException', (error) => {
    const words = describeSystemError(error);
    console.error(words ? `${words} Then run the command again.` : error);
    process.exit(words ? 2 : 1);
  });
}
