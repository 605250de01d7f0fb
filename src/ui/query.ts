import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

const none = new URLSearchParams();

/**
 * The query of the address, and a function to change it. It is empty during hydration, because the served HTML does not
 * depend on it. A change replaces the history entry and does not scroll; `undefined` removes a parameter. A value that
 * is already set is not written again: that would count as a link to the page that is shown
 * (renderer/scroll-and-focus.ts).
 */
export function useQuery() {
  const isHydrated = useHydrated();
  const [parameters, setParameters] = useSearchParams();
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(window.location.search); // a second press may come before the first is rendered
    if (value === (next.get(name) ?? undefined)) return;
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  return [isHydrated ? parameters : none, change] as const;
}
