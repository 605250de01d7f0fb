import { statSync } from 'node:fs';

/** Returns what was made from files under a name, or makes it if the files have changed. */
export type ReadOnce = <T>(name: string, read: () => T, files?: readonly string[]) => T;

/**
 * Memoizes what is made from files, for commands that read them again and again. While the files are unchanged the result
 * is the same object, so that later stages can memoize by it. Each name belongs to one `read` function.
 */
export function memoizeFiles(): ReadOnce {
  const results = new Map<string, { stamp: string; value: unknown }>();
  return <T>(name: string, read: () => T, files: readonly string[] = [name]): T => {
    const stamp = files.map(stampOf).join();
    const earlier = results.get(name);
    if (earlier?.stamp === stamp) return earlier.value as T;
    const value = read();
    results.set(name, { stamp, value });
    return value;
  };
}

function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}
