/**
 * The page as it was served, and for each of its nodes the one on the screen, which scripts and the author may have
 * changed since. A script in the page makes it (src/dev/page-document.ts), before either can.
 */
export interface ServedPage {
  copy: Document;
  shown: Map<Node, Node>;
}

declare global {
  interface Window {
    servedPage: Promise<ServedPage>;
  }
}
