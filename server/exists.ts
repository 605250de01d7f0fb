import { stat } from 'node:fs/promises';
import { errorCode } from './error-code';

/** Whether a file or folder exists. Rejects if that cannot be determined, for example for lack of permissions. */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
