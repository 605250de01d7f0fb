import type { PageFile } from '../compiled';
import { type LoadedPage, loadPage } from './load-page';

/** A promise that React's `use` can read at once if its value is already known. */
type Resolved<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** The pages that are loaded or loading, one promise an address: `use` needs the same one at every render. */
export interface PageStore {
  at(pathname: string): Promise<LoadedPage>;
}

/**
 * A store that begins with the page that was served. Other pages are fetched as `page.json`; what the loaded scripts
 * cannot show (another build, no page, no network) is left to a full page load.
 */
export function createPageStore(served: LoadedPage, pathname: string, build: string): PageStore {
  const pages = new Map<string, Promise<LoadedPage>>([[withoutSlash(pathname), resolved(served)]]);
  return {
    at(address) {
      const path = withoutSlash(address);
      const page = pages.get(path) ?? fetchPage(path, build, () => pages.delete(path));
      pages.set(path, page);
      return page;
    },
  };
}

/** After this many ms the browser loads the page itself: it shows its progress and can be stopped. */
const timeout = 5000;

/** How many pages are loading; `data-moving` shows it (base.css). */
let awaited = 0;

async function fetchPage(path: string, build: string, forget: () => void): Promise<LoadedPage> {
  const { dataset } = document.documentElement;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  dataset.moving = '';
  awaited += 1;
  try {
    const response = await fetch(path === '/' ? '/page.json' : `${path}/page.json`, { signal: limit.signal });
    const isPage = response.ok && response.headers.get('content-type')?.includes('application/json');
    const file = isPage ? ((await response.json()) as PageFile) : undefined;
    if (file?.build === build) return await loadPage(file.page);
  } catch {
    // The network failed or is slow, or a script of another build is gone: the browser says so better than we could.
  } finally {
    clearTimeout(timer);
    awaited -= 1;
    if (awaited === 0) delete dataset.moving;
  }
  // The router has put the new address into the bar already; but the visitor may have moved on by now.
  if (withoutSlash(window.location.pathname) === path) window.location.reload();
  else forget();
  return new Promise(() => {});
}

const resolved = <T>(value: T): Resolved<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** `/about/` and `/about` are one page; the receiver redirects to the bare one. */
const withoutSlash = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
