import { chromium } from '@playwright/test';
import { firstExisting, inPath } from './find-browsers.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of Chromium: from the environment variable CHROMIUM, else Playwright's own, else the system's. */
export const findChromium = () =>
  firstExisting([process.env.CHROMIUM, chromium.executablePath(), ...names.flatMap(inPath)]);

/** Path of the headless shell, if installed: tests take half the time in it. */
export const findShell = () => firstExisting([process.env.CHROMIUM, ...inPath('chromium-headless-shell')]);
