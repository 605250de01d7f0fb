import { hydrate, observeIslands } from './entry-browser';
import { enableScripted } from './islands/scripted';
import { showNotices, type Warning } from './preview/author-notices';
import { showNext } from './preview/show-next';

/**
 * Client entry of `npm run dev`: everything in entry-browser.ts, and after each saved change to a document or the code
 * it patches the new page into the old one, so that scroll position, open answers and typed text stay.
 */

/** What the dev server sends (src/dev/serve-documents.ts). */
interface SiteState {
  /** The version of the current snapshot, which pages have in `data-version`. */
  version: string;
  /** Routes of the draft pages in this snapshot. */
  drafts: readonly string[];
  warnings: readonly Warning[];
}

const { dataset } = document.documentElement;

/** Updates run one at a time: a page fetched while another is being shown would be compared with the wrong one. */
let showing: Promise<void> = Promise.resolve();

/** The error overlay of a page that failed to render at the last fetch. */
let overlay: HTMLElement | undefined;

/** Set while reloading, because a second reload would cancel the first. */
let isLeaving = false;

function reload(): void {
  isLeaving = true;
  window.location.reload();
}

async function showCurrent(version: string): Promise<void> {
  if (isLeaving || version === dataset.version) return;
  const served = await window.servedPage; // a copy of the page as it was served (src/dev/page-document.ts)
  const response = await fetch(window.location.href);
  const newDocument = new DOMParser().parseFromString(await response.text(), 'text/html');
  const { route, error } = newDocument.documentElement.dataset;
  overlay?.remove();
  overlay = error === undefined ? undefined : createOverlay(error);
  if (overlay) document.body.append(overlay);
  else if (route !== dataset.route)
    reload(); // the page was added, renamed or deleted
  else {
    try {
      // Islands that have been replaced by the newly served ones hydrate again, if they had before.
      for (const island of showNext(served, newDocument)) void hydrate(island);
      for (const island of document.querySelectorAll('[data-island]:not([data-hydrated])'))
        enableScripted(island, true); // controls that need script are served disabled
      observeIslands();
    } catch (error) {
      reportError(error);
      reload();
    }
  }
}

/** Shows why a page cannot be rendered, in an overlay over its last good state. */
function createOverlay(error: string): HTMLElement | undefined {
  const Overlay = customElements.get('vite-error-overlay');
  return Overlay && new Overlay(JSON.parse(error));
}

/**
 * Whether the latest overlay is about a document; overlays about code are handled by Vite. An overlay that exists when
 * this module runs is about a document, because with a code error the module would not have run.
 */
let isErrorInDocument = true;
const hot = import.meta.hot;
hot?.on('vite:error', ({ err }) => {
  isErrorInDocument = err.pluginCode === 'prospectus';
});
hot?.on('prospectus:site', ({ version, drafts, warnings }: SiteState) => {
  const notify = () => showNotices(drafts.includes(window.location.pathname), warnings);
  notify();
  if (isErrorInDocument)
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  showing = showing
    .then(() => showCurrent(version))
    .then(notify)
    .catch(reportError);
});
// Vite has just closed every overlay, also one about a document: this asks the dev server for that error again.
hot?.on('vite:afterUpdate', () => hot.send('prospectus:ready'));
hot?.send('prospectus:ready');
