/** What went wrong, as a sentence for whoever gave the command, by the error's code. */
const sentences: readonly [code: RegExp, sentence: string][] = [
  [/^SQLITE_BUSY/, 'The store is locked: another program has been writing for ten seconds. Try again later.'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'The file is damaged or is not an enquiry store. Restore it from a backup.'],
  [
    /^(SQLITE_FULL|ENOSPC|EDQUOT)/,
    'The disk is full. Make room, then run the command again. What was kept is not lost.',
  ],
  [
    /^(SQLITE_(READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS)/,
    'Permission denied. Run the command as the user that the server runs as.',
  ],
  [
    /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST\w+|ENET\w+|EPIPE|08\w{3}|57P\d\d|53300)$/,
    'PostgreSQL does not answer.',
  ],
  [
    /^(28\w{3}|3D000|42501)$/,
    'PostgreSQL refuses this user or this database: correct ENQUIRIES_DATABASE_URL.',
  ],
  [/^57014$/, 'PostgreSQL took too long and was stopped. Try again when there is less to do.'],
];

/**
 * An error of our own says what it has to say. Of any other only the code is told, and the path: a database's message
 * may hold what a visitor wrote.
 */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed.';
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined) return error.name === 'Error' ? error.message : `It failed: ${error.name}.`;
  if (code === 'EEXIST') return `${path} is there already: choose another name, or remove it first.`;
  if (code === 'ENOENT') return `There is no ${path}, or no folder for it.`;
  const [, sentence] = sentences.find(([pattern]) => pattern.test(code)) ?? [];
  return sentence ? `${sentence} (${code}${path ? `, ${path}` : ''})` : `It failed: ${code}.`;
}
