import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of Chromium: from the environment variable CHROMIUM, else Playwright's own, else the system's. */
export const findChromium = () =>
  firstExisting([process.env.CHROMIUM, chromium.executablePath(), ...chromiumNames.flatMap(inPath)]);

/** Path of the browser in CHROMIUM, else of the headless shell, if installed: tests take half the time in it. */
export const findShell = () => firstExisting([process.env.CHROMIUM, ...inPath('chromium-headless-shell')]);

/** Path of Firefox: from the environment variable FIREFOX, else the system's. */
export const findFirefox = () =>
  firstExisting([process.env.FIREFOX, ...['firefox-esr', 'firefox'].flatMap(inPath)]);

/** Paths of WebKitGTK, its driver and Xvfb, as Debian installs them; undefined if one is missing. */
export function findWebKit() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const libraryFolders = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ]);
  const browser = firstExisting(
    libraryFolders.flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    ),
  );
  const driver = firstExisting(inPath('WebKitWebDriver'));
  const screen = firstExisting(inPath('Xvfb'));
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** The paths that a program may have, one for each folder of the environment variable PATH. */
const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

const firstExisting = (paths) => paths.find((path) => path && existsSync(path));
