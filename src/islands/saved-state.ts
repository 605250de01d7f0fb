/** Whether there is a state to restore: a name in the island's `data-restore` is a query parameter or a storage key. */
export const hasSavedState = ({ dataset }: HTMLElement): boolean =>
  (dataset.restore as string).split(' ').some(isSaved);

function isSaved(name: string): boolean {
  try {
    return new URLSearchParams(location.search).has(name) || name in sessionStorage || name in localStorage;
  } catch {
    return false; // storage is blocked
  }
}
