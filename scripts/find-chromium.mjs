import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that is there: the one that CHROMIUM names, Playwright's own, the system's. */
export async function findChromium() {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...inPath];
  return candidates.find((path) => path && existsSync(path));
}
