/**
 * Marks the element that it is in with `data-asked` if the address asks for something else than what is served there. It
 * runs where it is in the page, before that is painted, so that it is not shown first; the policy of the site allows it by
 * its hash.
 */
export const askedScript =
  'if(/[?&](with|level|budget)=/.test(location.search))document.currentScript.parentElement.dataset.asked=""';
