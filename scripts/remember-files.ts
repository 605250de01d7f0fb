import { statSync } from 'node:fs';
import type { ReadOnce } from './read-sources';

/**
 * For whoever reads the same files again and again: of a file that has not changed since, the very same object comes
 * back, so that what was found in it need not be looked for again. A name belongs to one reading of it.
 */
export function rememberFiles(): ReadOnce {
  const remembered = new Map<string, { stamp: string; value: unknown }>();
  return <T>(file: string, read: () => T): T => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    const stamp = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    const earlier = remembered.get(file);
    if (earlier?.stamp === stamp) return earlier.value as T;
    const value = read();
    remembered.set(file, { stamp, value });
    return value;
  };
}
