/** The browser that is there: the one that CHROMIUM names, Playwright's own, the system's. */
export function findChromium(): Promise<string | undefined>;
