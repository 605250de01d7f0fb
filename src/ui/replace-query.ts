/** Replaces the query of the current history entry. Returns whether it has changed. */
export function replaceQuery(next: URLSearchParams): boolean {
  const { pathname, search, hash } = window.location;
  if (`${next}` === `${new URLSearchParams(search)}`) return false;
  const query = `${next}` && `?${next}`.replaceAll('%2C', ','); // commas need no escaping
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  return true;
}
