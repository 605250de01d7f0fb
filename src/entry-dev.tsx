import './renderer/styles'; // first: it names the layers in their order

import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageData } from './compiled';
import { App } from './renderer/app';
import { loadPage } from './renderer/load-page';
import { createPageStore } from './renderer/page-store';

/**
 * What the browser runs under `npm run dev` in place of entry-browser.tsx, and nowhere else: the same page, but whenever
 * a document is saved its data are swapped, so that scroll position, open answers and what was typed stay.
 */

/** What the server says (scripts/dev/serve-documents.ts). */
interface SiteState {
  /** The edition that is current. */
  build: string;
  /** The routes of its drafts. */
  drafts: readonly string[];
}

const served = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;

/** The page that this address has in an edition, with the components that it needs. */
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

async function showEdition(): Promise<void> {
  const { pathname } = window.location;
  const response = await fetch(`/__dev/page?at=${encodeURIComponent(pathname)}`);
  const next = (await response.json()) as PageData;
  const shown = await pages.at(pathname);
  if (shown.page.route !== next.page.route) return window.location.reload(); // it came into being, or is gone
  build = next.build;
  pages = await storeOf(next, pathname);
  const failures: Event[] = [];
  const fail = (event: Event) => failures.push(event);
  window.addEventListener('error', fail);
  flushSync(() => root?.render(site(next, pages)));
  window.removeEventListener('error', fail);
  if (failures.length > 0) window.location.reload(); // a block could not go from one to the other: it begins anew
}

/** Says of a draft that it is one. Outside of what React renders: a page is the same as the build would have it. */
let drafts: readonly string[] = [];
const mark = document.createElement('p');
mark.id = 'draft-mark';
mark.textContent = 'A draft: visitors do not see this page yet.';
// Below the page and as wide: it hides no part of a line, and nothing when all is read.
mark.style.cssText =
  'position:sticky;bottom:0;z-index:9999;max-inline-size:none;margin:0;padding:4px;text-align:center;font:14px sans-serif;background:#ffd54a;color:#000;pointer-events:none';
const markDraft = () => {
  if (drafts.includes(window.location.pathname)) document.body.append(mark);
  else mark.remove();
};
new MutationObserver(markDraft).observe(document.head, { childList: true }); // every move changes the head

/**
 * Whether the overlay that was opened last is about a document; what is wrong with the code is Vite's own affair. One
 * that stands there already is of a document: were the code at fault, this would not run.
 */
let isDocumentAtFault = true;
const hot = import.meta.hot;
hot?.on('vite:error', ({ err }) => {
  isDocumentAtFault = err.pluginCode === 'prospectus';
});
hot?.on('prospectus:site', async (state: SiteState) => {
  drafts = state.drafts;
  markDraft();
  if (isDocumentAtFault)
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  if (state.build !== build) await showEdition();
});
hot?.on('vite:afterUpdate', () => hot.send('prospectus:ready')); // it has closed every overlay
hot?.send('prospectus:ready');
