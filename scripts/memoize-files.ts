import { statSync } from 'node:fs';

/** Hands out what was made of files, by its name, or makes it. */
export type ReadOnce = <T>(name: string, read: () => T, files?: readonly string[]) => T;

/**
 * For whoever reads the same files again and again: of a file that has not changed since, the very same object comes
 * back, so that what was found in it need not be looked for again. A name belongs to one reading, of one file or several.
 */
export function rememberFiles(): ReadOnce {
  const remembered = new Map<string, { stamp: string; value: unknown }>();
  return <T>(name: string, read: () => T, files: readonly string[] = [name]): T => {
    const stamp = files.map(stampOf).join();
    const earlier = remembered.get(name);
    if (earlier?.stamp === stamp) return earlier.value as T;
    const value = read();
    remembered.set(name, { stamp, value });
    return value;
  };
}

function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}
