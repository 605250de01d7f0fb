/** The islands that have something to recall: of the names in `data-recalls` one is in the address or this tab's storage. */
export const recallingIslands = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-recalls]')].filter(({ dataset: { recalls = '' } }) =>
    recalls.split(' ').some((name) => new URLSearchParams(location.search).has(name) || isStored(name)),
  );

function isStored(name: string): boolean {
  try {
    return name in sessionStorage;
  } catch {
    return false; // the visitor allows no storage
  }
}
