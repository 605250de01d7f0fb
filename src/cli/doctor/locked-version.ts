/** The version of the engine in the text of package-lock.json. Undefined if it is a link or not in it. */
export function versionInPackageLock(text: string): string | undefined {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, { version?: string }> };
  return packages['node_modules/prospectus']?.version;
}

/**
 * The version of the engine in the text of pnpm-lock.yaml, where the dependencies of the project come first. Undefined
 * if it is a file or not in it.
 */
export const versionInPnpmLock = (text: string): string | undefined =>
  /^ +prospectus:\n +specifier: .*\n +version: (\d+\.\d+\.\d+[\w.-]*)/m.exec(text)?.[1];
