/**
 * Marks the element that it is in with `data-asked` if the address names two pages to compare, or all of them. It runs where
 * it is in the page, before that is painted, so the choice that such an address makes needs no room; the policy of the site
 * allows it by its hash.
 */
export const askedScript =
  '{let w=new URLSearchParams(location.search).get("with");' +
  'if(/,|^all$/.test(w))document.currentScript.parentElement.dataset.asked=""}';
