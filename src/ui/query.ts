import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

const none = new URLSearchParams();

/**
 * What the address asks for behind its question mark, and a way to change it. It is empty while the page is hydrated,
 * for the HTML that was served knows no query. A change replaces the entry of the history and scrolls nothing
 * (renderer/scroll.ts moves on another path or hash only); `undefined` takes a parameter out.
 */
export function useQuery() {
  const isHydrated = useHydrated();
  const [parameters, setParameters] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isHydrated ? parameters : none, change] as const;
}
