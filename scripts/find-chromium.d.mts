/** The browser that is there: the one that CHROMIUM names, Playwright's own, the system's. */
export function findChromium(): string | undefined;

/**
 * The same browser in headless form, if installed: it takes half the time for the tests. It is no
 * measure of what a visitor's browser does.
 */
export function findShell(): string | undefined;
