import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of Chromium: from the environment variable CHROMIUM, else Playwright's own, else the system's. */
export const findChromium = () =>
  first([process.env.CHROMIUM, chromium.executablePath(), ...names.flatMap(inPath)]);

/** Path of the headless shell, if installed: tests take half the time in it. */
export const findShell = () => first([process.env.CHROMIUM, ...inPath('chromium-headless-shell')]);

const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

const first = (paths) => paths.find((path) => path && existsSync(path));
