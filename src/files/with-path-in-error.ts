/**
 * Adds the intended path to a system error: reading a folder and a full disk give no path, and documents are first
 * written to a temporary file.
 */
export const withPathInError = <T>(path: string, work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw Object.assign(error, { path, dest: undefined });
  });
