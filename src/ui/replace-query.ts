import { reportPageView } from '../islands/page-views';

/** Said when the address has been written: nobody else says so. */
export const queryChange = 'querychange';

/** Changes the query of the entry of the history that is shown. */
export function replaceQuery(next: URLSearchParams): void {
  const { pathname, search, hash } = window.location;
  if (`${next}` === `${new URLSearchParams(search)}`) return;
  const query = next.size > 0 ? `?${next}`.replaceAll('%2C', ',') : ''; // a comma may stay one
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  dispatchEvent(new Event(queryChange));
  reportPageView();
}
