import { describeSystemError } from '../files/describe-system-error';

/**
 * Reports uncaught errors: with a message and exit status 2 for system errors, and with the stack trace for bugs, as
 * Node does by default. It listens to the process instead of wrapping commands, so that errors in later callbacks are
 * included.
 */
export function reportFailures(): void {
  process.on('uncaughtException', (error) => {
    const words = describeSystemError(error);
    console.error(words ? `${words} Then run the command again.` : error);
    process.exit(words ? 2 : 1);
  });
}
