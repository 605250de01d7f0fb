/*
 * Scripts that pages inline in the element that they change. They run before it is painted, so that nothing shifts or
 * flashes. The CSP allows them by their hashes.
 */

/**
 * Shows the parent element from `data-from` to `data-to`, either of which may be missing, and hides it on other days.
 * The current day is that in the time zone `data-zone`, in the format of `local-day.ts`.
 */
export const dateVisibilityScript =
  '{let e=document.currentScript.parentElement,{from:f,to:t,zone:z}=e.dataset,' +
  'd=new Date().toLocaleDateString("sv",{timeZone:z});e.hidden=d<f||d>t}';

/**
 * Lets the style sheet hide the frame in the parent element, by `data-closed`, until a link with a `target`, which
 * opens in the frame, is followed. Without JavaScript the frame is visible from the beginning.
 */
export const hiddenFrameScript =
  '{let e=document.currentScript.parentElement,d=e.dataset;d.closed="";' +
  'e.onclick=t=>t.target.target&&delete d.closed}';

/**
 * Sets `data-query` on the parent element, the block `compare`, if the query asks for another state than the served
 * one. The style sheet then hides the served state until the island shows the other.
 */
export const queryStateScript =
  'if(/[?&](with|level|budget)=/.test(location.search))document.currentScript.parentElement.dataset.query=""';
