import { stat } from 'node:fs/promises';
import { errorCode } from './error-code';

/** Whether there is such a file or folder. Rejects where that cannot be said: the folder may be another user's. */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
