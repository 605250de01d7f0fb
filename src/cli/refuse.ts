/** Ends a command that was used rightly but cannot do its work: says why, and exits with 1. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
