/**
 * A copy of the page as served, and for each of its nodes the one on the screen, which scripts and the author may have
 * changed since. An inline script (src/dev/page-document.ts) makes the copy before that.
 */
export interface ServedPage {
  copy: Document;
  nodesOnScreen: Map<Node, Node>;
}

declare global {
  interface Window {
    servedPage: Promise<ServedPage>;
  }
}
