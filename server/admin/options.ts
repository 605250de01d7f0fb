import { parseArgs } from 'node:util';

// Parsers for command-line values. Each throws an Error.

/** For a command without arguments. */
export function rejectArguments(args: string[]): void {
  parseArgs({ args, options: {} });
}

/** The only argument. `usage` is how to write the command, for the error. */
export function readFileArgument(args: string[], usage: string): string {
  const [file, ...others] = parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  if (!file || others.length > 0) throw new Error(`This command takes one file name. Write ${usage}.`);
  return file;
}

/** A number from 1, in decimal digits. `option` is the name of its option, such as `--limit`. */
export function readWholeNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${option} must be a whole number from 1.`);
  return Number(text);
}

/** The start of the day that `--since` names, in UTC, ISO 8601. */
export function readSince(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const date = new Date(`${text}T00:00:00.000Z`);
  // `Date` would roll over a day that its month does not have.
  if (Number.isNaN(date.valueOf()) || !date.toISOString().startsWith(`${text}T`)) {
    throw new Error('--since must be a day, such as 2026-11-21.');
  }
  return date.toISOString();
}

/**
 * A quarantine reason. Anything else than lower-case words with hyphens is rejected, because the reason is recorded in
 * the audit trail, which must not contain personal data.
 */
export function readReason(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[a-z]+(-[a-z]+)*$/.test(text)) {
    throw new Error('--reason is not valid. Write one that `list --quarantine` shows, such as honeypot.');
  }
  return text;
}
