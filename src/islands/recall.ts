/** Whether an island has something to recall: of the names in `data-recalls` one is in the address or in storage. */
export const recalls = ({ dataset }: HTMLElement): boolean =>
  (dataset.recalls as string).split(' ').some(isKnown);

function isKnown(name: string): boolean {
  try {
    return new URLSearchParams(location.search).has(name) || name in sessionStorage || name in localStorage;
  } catch {
    return false; // the visitor allows no storage
  }
}
