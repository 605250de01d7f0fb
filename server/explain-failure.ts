/**
 * An error with a code for the log. Its message is safe and is shown, unlike the messages of other errors with a code.
 */
export class ExplainedError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Message and advice by error code: of the system (`ENOSPC`), of SQLite (`SQLITE_FULL`), or of PostgreSQL, which has
 * five characters, of which the first two are the class (SQLSTATE, appendix A of its manual).
 */
const explanations: readonly [code: RegExp, explanation: string][] = [
  [/^SQLITE_BUSY/, 'The store is locked: another program has been writing for ten seconds. Try again later.'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'The file is damaged or is not an enquiry store. Restore it from a backup.'],
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    'The disk is full. Free some space, then run the command again. Nothing that was saved is lost.',
  ],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS)/,
    'Permission denied. Run the command as the user that the server runs as.',
  ],
  [
    // 08, 57P and 53300 are PostgreSQL's: connection failure, shutdown, too many connections.
    /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST\w+|ENET\w+|EPIPE|08\w{3}|57P\d\d|53300)$/,
    'PostgreSQL does not answer. Check that it is running and can be reached.',
  ],
  // Invalid authorization, unknown database, no permission.
  [/^(28\w{3}|3D000|42501)$/, 'PostgreSQL refuses this user or database. Correct ENQUIRIES_DATABASE_URL.'],
  // Query cancelled, by a statement timeout.
  [/^57014$/, 'PostgreSQL took too long and was stopped. Try again at a quieter time.'],
];

/**
 * Describes a failure to the user of a command. The program's own errors have safe messages; of others only the code
 * and path are shown, because database messages may contain personal data.
 */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error.';
  if (error instanceof ExplainedError) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined) return error.name === 'Error' ? error.message : `Unexpected error: ${error.name}.`;
  if (code === 'EEXIST') return `${path} already exists. Choose another name or remove it first.`;
  if (code === 'ENOENT') return `${path} does not exist, or its folder does not.`;
  const [, explanation] = explanations.find(([pattern]) => pattern.test(code)) ?? [];
  return explanation ? `${explanation} (${code}${path ? `, ${path}` : ''})` : `Unexpected error: ${code}.`;
}
