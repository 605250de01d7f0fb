import './renderer/styles'; // first: it names the layers in their order

import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageData } from './compiled';
import { App } from './renderer/app';
import { loadPage } from './renderer/load-page';
import { createPageStore } from './renderer/page-store';

/**
 * What the browser runs under `npm run dev` instead of entry-browser.tsx: the same page, but whenever a document is
 * saved its data are swapped, so that scroll position, open answers and what was typed stay.
 */

/** What the server says (scripts/dev/serve-documents.ts). */
interface SiteState {
  /** The id of the current snapshot. */
  build: string;
  /** The routes of its drafts. */
  drafts: readonly string[];
  /** What its documents are warned about, and where each is explained. */
  warnings: readonly { place: string; message: string; hint?: string; about: string }[];
}

const served = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;

/** The page that this address has in a snapshot, with the components that it needs. */
async function storeOf({ build, page }: PageData, pathname: string) {
  return createPageStore(await loadPage(page), pathname, build);
}

/** Without StrictMode, which renders everything twice: a save would wait for it. The tests have it. */
const site = ({ shell }: PageData, pages: Awaited<ReturnType<typeof storeOf>>) => (
  <BrowserRouter>
    <App shell={shell} pages={pages} />
  </BrowserRouter>
);

let build = served.build;
let pages = await storeOf(served, window.location.pathname);
const container = document.getElementById('root');
const root = container && hydrateRoot(container, site(served, pages));

async function showSnapshot(): Promise<void> {
  const { pathname } = window.location;
  const response = await fetch(`/__dev/page?at=${encodeURIComponent(pathname)}`);
  const next = (await response.json()) as PageData;
  const shown = await pages.at(pathname);
  if (shown.page.route !== next.page.route) return window.location.reload(); // it was added or deleted
  build = next.build;
  pages = await storeOf(next, pathname);
  const failures: Event[] = [];
  const fail = (event: Event) => failures.push(event);
  window.addEventListener('error', fail);
  flushSync(() => root?.render(site(next, pages)));
  window.removeEventListener('error', fail);
  if (failures.length > 0) window.location.reload(); // a block could not be updated in place
}

/**
 * What only an author sees of a page. It is outside of what React renders, so that the page is the same as in the build,
 * and below the page and as wide as it: at the end of the page it covers nothing.
 */
const notices = document.createElement('aside');
notices.id = 'dev-notices';
notices.ariaLabel = 'For the author';
notices.style.cssText =
  'position:sticky;bottom:0;z-index:9999;text-align:center;font:14px sans-serif;background:#ffd54a;color:#000';

let drafts: readonly string[] = [];
let warnings: SiteState['warnings'] = [];

const draftNotice = () =>
  withText('p', 'A draft: visitors do not see this page yet.', 'max-inline-size:none;margin:0;padding:4px');

/** One line, which opens to a list. */
function warningNotice(): HTMLElement {
  const notice = document.createElement('details');
  const count = `${warnings.length} warning${warnings.length === 1 ? '' : 's'}`;
  notice.append(withText('summary', count, 'padding:4px;cursor:pointer'));
  const list = document.createElement('ul');
  list.style.cssText = 'max-block-size:40vh;overflow:auto;margin:0;padding:8px 32px 16px;text-align:start';
  for (const { place, message, hint = '', about } of warnings) {
    const more = Object.assign(withText('a', 'More about it'), { href: about });
    const entry = withText('li', `${place} ${message} ${hint} `, 'margin-block-start:8px');
    entry.append(more);
    list.append(entry);
  }
  notice.append(list);
  return notice;
}

function withText<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, style = '') {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText = style;
  return element;
}

/** What the notices say; they are written again only when that changes, so that an open list stays open. */
let said = '';

function updateNotices() {
  const isDraft = drafts.includes(window.location.pathname);
  const next = JSON.stringify([isDraft, warnings]);
  if (next === said) return;
  said = next;
  const hasWarnings = warnings.length > 0;
  notices.replaceChildren(...(isDraft ? [draftNotice()] : []), ...(hasWarnings ? [warningNotice()] : []));
  if (isDraft || hasWarnings) document.body.append(notices);
  else notices.remove();
}
new MutationObserver(updateNotices).observe(document.head, { childList: true }); // every move changes the head

/**
 * Whether the overlay that was opened last is about a document; errors in the code are handled by Vite. An
 * overlay that is already shown is about a document: with an error in the code this would not run.
 */
let isDocumentAtFault = true;
const hot = import.meta.hot;
hot?.on('vite:error', ({ err }) => {
  isDocumentAtFault = err.pluginCode === 'prospectus';
});
hot?.on('prospectus:site', async (state: SiteState) => {
  ({ drafts, warnings } = state);
  updateNotices();
  if (isDocumentAtFault)
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  if (state.build !== build) await showSnapshot();
});
hot?.on('vite:afterUpdate', () => hot.send('prospectus:ready')); // it has closed every overlay
hot?.send('prospectus:ready');
