/**
 * Names in an error the file that the work is for: the system names none where it reads a folder or the disk is full, and
 * where a text is written beside its document first, it names a file that nobody knows.
 */
export const naming = <T>(path: string, work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw Object.assign(error, { path, dest: undefined });
  });
