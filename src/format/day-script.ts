/**
 * Shows or hides the element that it is in, from its `data-from` to its `data-to`, by the day in its `data-zone`. It runs
 * where it is in the page, before that is painted, so nothing moves; the policy of the site allows it by its hash. The day
 * is written as `local-day.ts` does.
 */
export const dayScript =
  '{let e=document.currentScript.parentElement,{from:f,to:t,zone:z}=e.dataset,' +
  'd=new Date().toLocaleDateString("sv",{timeZone:z});e.hidden=d<f||d>t}';
