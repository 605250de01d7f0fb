import { useSyncExternalStore } from 'react';
import { reportPageView } from '../islands/page-views';

/** Said when `changeQuery` has written the address: nobody else says so. */
const changed = 'querychange';

/** The query of the address. It is empty during hydration, because the served HTML does not depend on it. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}

function subscribe(listener: () => void) {
  const leaving = new AbortController();
  for (const type of [changed, 'popstate']) addEventListener(type, listener, { signal: leaving.signal });
  return () => leaving.abort();
}

/** Changes the entry of the history that is shown; `undefined` removes a parameter. */
export function changeQuery(name: string, value: string | undefined): void {
  const next = new URLSearchParams(window.location.search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  if (replaceQuery(next)) reportPageView();
}

/** The same for all parameters at once, and for nobody else to know. Gives whether anything has changed. */
export function replaceQuery(next: URLSearchParams): boolean {
  const { pathname, search, hash } = window.location;
  if (`${next}` === `${new URLSearchParams(search)}`) return false;
  const query = next.size > 0 ? `?${next}` : '';
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  dispatchEvent(new Event(changed));
  return true;
}
