import { useSyncExternalStore } from 'react';
import { reportPageView } from '../islands/page-views';
import { queryChange, replaceQuery } from './replace-query';

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
  for (const type of [queryChange, 'popstate']) addEventListener(type, listener, { signal: leaving.signal });
  return () => leaving.abort();
}

/** Changes the entry of the history that is shown; `undefined` removes a parameter. */
export function changeQuery(name: string, value: string | undefined): void {
  const next = new URLSearchParams(window.location.search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  if (replaceQuery(next)) reportPageView();
}
