/** Said when the address has been written: nobody else says so. */
export const queryChange = 'querychange';

/**
 * Changes the query of the entry of the history that is shown, for nobody else to know. Gives whether anything has changed.
 */
export function replaceQuery(next: URLSearchParams): boolean {
  const { pathname, search, hash } = window.location;
  if (`${next}` === `${new URLSearchParams(search)}`) return false;
  const query = `${next}` && `?${next}`.replaceAll('%2C', ','); // a comma may stay one
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  dispatchEvent(new Event(queryChange));
  return true;
}
