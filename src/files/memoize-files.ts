import { statSync } from 'node:fs';

/**
 * Returns the value cached under a name, or reads it again if one of `files` has changed. By default the name is the
 * path of the only file.
 */
export type CachedRead = <T>(name: string, read: () => T, files?: readonly string[]) => T;

/** Reads without a cache. */
export const readAlways: CachedRead = (_name, read) => read();

/**
 * Memoizes values read from files, for commands that read repeatedly. The same object is returned until files change,
 * so that later stages can memoize by it. Each name belongs to one `read` function.
 */
export function memoizeFiles(): CachedRead {
  const results = new Map<string, { stamp: string; value: unknown }>();
  return <T>(name: string, read: () => T, files: readonly string[] = [name]): T => {
    const stamp = files.map(stampOf).join();
    const memoized = results.get(name);
    if (memoized?.stamp === stamp) return memoized.value as T;
    const value = read();
    results.set(name, { stamp, value });
    return value;
  };
}

/** A text that differs after any change of the file. */
function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}
