/**
 * Whether an island has something to recall, of which it gave the names, with spaces between them: parameters of the
 * address, or entries of this tab's storage.
 */
export function canRecall(names: string): boolean {
  const query = new URLSearchParams(window.location.search);
  return names.split(' ').some((name) => query.has(name) || isStored(name));
}

function isStored(name: string): boolean {
  try {
    return name in window.sessionStorage;
  } catch {
    return false; // the visitor allows no storage
  }
}
