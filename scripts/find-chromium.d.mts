/** The browser that is there: the one that CHROMIUM names, Playwright's own, the system's. */
export function findChromium(): string | undefined;

/** The same browser without windows, if installed: tests take half the time in it. */
export function findShell(): string | undefined;
