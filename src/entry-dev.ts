import type { ErrorPayload } from 'vite';
import { begin, observe } from './entry-browser';
import { enableScripted } from './islands/scripted';
import { showNotices, type Warning } from './preview/author-notices';
import { showNext } from './preview/show-next';

/**
 * What the browser runs under `npm run dev` instead of entry-browser.ts: the same, and whenever a document or the code
 * is saved it shows the new page in place of the old one, so that scroll position, open answers and what was typed stay.
 */

/** What the server says (src/dev/serve-documents.ts). */
interface SiteState {
  /** The id of the current snapshot. */
  build: string;
  /** The routes of its drafts. */
  drafts: readonly string[];
  warnings: readonly Warning[];
}

const { dataset } = document.documentElement;

/** One after the other: a page that is fetched while another is being shown would be compared with the wrong one. */
let showing: Promise<void> = Promise.resolve();

/** In front of a page that could not be rendered when it was fetched last. */
let overlay: HTMLElement | undefined;

/** A second reload would cancel the first. */
let isLeaving = false;

function reload(): void {
  isLeaving = true;
  window.location.reload();
}

async function showCurrent(build: string): Promise<void> {
  if (isLeaving || build === dataset.build) return;
  const served = await window.servedPage;
  const response = await fetch(window.location.href);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const { route, error } = next.documentElement.dataset;
  overlay?.remove();
  overlay = error === undefined ? undefined : overlayOf(error);
  if (overlay) document.body.append(overlay);
  else if (route !== dataset.route)
    reload(); // the page was added, renamed or deleted
  else {
    try {
      for (const island of showNext(served, next)) void begin(island);
      for (const island of document.querySelectorAll('[data-island]:not([data-awake])'))
        enableScripted(island, true);
      observe();
    } catch (fault) {
      reportError(fault);
      reload();
    }
  }
}

/** Says what is wrong with a page that cannot be rendered, in front of the last one that could. */
function overlayOf(error: string): HTMLElement | undefined {
  const Overlay = customElements.get('vite-error-overlay') as
    | (new (
        error: ErrorPayload['err'],
      ) => HTMLElement)
    | undefined;
  return Overlay && new Overlay(JSON.parse(error));
}

/**
 * Whether the overlay that was opened last is about a document; errors in the code are handled by Vite. An
 * overlay that is already shown is about a document: with an error in the code this would not run.
 */
let isDocumentAtFault = true;
const hot = import.meta.hot;
hot?.on('vite:error', ({ err }) => {
  isDocumentAtFault = err.pluginCode === 'prospectus';
});
hot?.on('prospectus:site', ({ build, drafts, warnings }: SiteState) => {
  const notify = () => showNotices(drafts.includes(window.location.pathname), warnings);
  notify();
  if (isDocumentAtFault)
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  showing = showing
    .then(() => showCurrent(build))
    .then(notify)
    .catch(reportError);
});
hot?.on('vite:afterUpdate', () => hot.send('prospectus:ready')); // it has closed every overlay
hot?.send('prospectus:ready');
