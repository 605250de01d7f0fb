import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of Firefox: from the environment variable FIREFOX, or the system's. */
export const findFirefox = () =>
  firstExisting([process.env.FIREFOX, ...['firefox-esr', 'firefox'].flatMap(inPath)]);

/** Paths of WebKitGTK, its driver and Xvfb, as Debian installs them; undefined if one is missing. */
export function findWebKit() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const libraries = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ]);
  const browser = firstExisting(
    libraries.flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    ),
  );
  const driver = firstExisting(inPath('WebKitWebDriver'));
  const screen = firstExisting(inPath('Xvfb'));
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** Where a program may be, by the environment variable PATH. */
export const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

export const firstExisting = (paths) => paths.find((path) => path && existsSync(path));
