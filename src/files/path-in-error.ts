/**
 * Adds the path of the intended file to a system error: reading a folder or a full disk gives no path, and a document
 * is written to a temporary file first, whose path nobody knows.
 */
export const withPathInError = <T>(path: string, work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw Object.assign(error, { path, dest: undefined });
  });
