/**
 * Inline script that marks its parent element with `data-closed`, by which the frame in it is hidden, until the link that
 * opens in the frame is followed. It runs before either is painted, so nothing shifts; without JavaScript the frame has
 * its place from the beginning. The CSP allows it by its hash.
 */
export const hiddenFrameScript =
  '{let e=document.currentScript.parentElement,d=e.dataset;d.closed="";' +
  'e.onclick=t=>t.target.target&&delete d.closed}';
