/**
 * Gives a system error the intended path: the errors of a full disk and of a folder read as a file have none, and
 * documents are first written to a temporary file, which an error would name as its path or its `dest`.
 */
export const withPathInError = <T>(path: string, work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw Object.assign(error, { path, dest: undefined });
  });
