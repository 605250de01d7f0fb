/**
 * Inline script that shows or hides its parent element from `data-from` to `data-to`, by the current day in
 * `data-zone`. It runs before the element is painted, so nothing shifts. The CSP allows it by its hash. The date format
 * is that of `local-day.ts`.
 */
export const dateVisibilityScript =
  '{let e=document.currentScript.parentElement,{from:f,to:t,zone:z}=e.dataset,' +
  'd=new Date().toLocaleDateString("sv",{timeZone:z});e.hidden=d<f||d>t}';
