/**
 * Inline script that sets `data-query` on its parent element if the query asks for another state than the served one.
 * It runs before the element is painted, so the served state does not flash. The CSP allows it by its hash.
 */
export const queryStateScript =
  'if(/[?&](with|level|budget)=/.test(location.search))document.currentScript.parentElement.dataset.query=""';
