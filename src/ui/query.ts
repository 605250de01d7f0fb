import { useSyncExternalStore } from 'react';
import { reportPageView } from '../islands/page-views';
import { queryChange, replaceQuery } from './replace-query';

/** The query of the URL. Empty during hydration, because the served HTML does not depend on it. */
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

/** Sets a query parameter of the current history entry; `undefined` removes it. */
export function changeQuery(name: string, value: string | undefined): void {
  const newParameters = new URLSearchParams(window.location.search);
  if (value === undefined) newParameters.delete(name);
  else newParameters.set(name, value);
  if (replaceQuery(newParameters)) reportPageView();
}
