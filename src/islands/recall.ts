/** Whether one of the names in `data-recalls` is a query parameter or a storage key. */
export const recalls = ({ dataset }: HTMLElement): boolean =>
  (dataset.recalls as string).split(' ').some(isKnown);

function isKnown(name: string): boolean {
  try {
    return new URLSearchParams(location.search).has(name) || name in sessionStorage || name in localStorage;
  } catch {
    return false; // storage is blocked
  }
}
