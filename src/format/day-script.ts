/**
 * Shows or hides the element that it is in, from its `data-from` to its `data-to`, by the visitor's calendar. It runs where
 * it is in the page, before that is painted, so nothing moves; the policy of the site allows it by its hash.
 */
export const dayScript =
  '{let e=document.currentScript.parentElement,{from:f,to:t}=e.dataset,d=new Date;' +
  'd=new Date(d-6e4*d.getTimezoneOffset()).toISOString().slice(0,10);e.hidden=d<f||d>t}';
