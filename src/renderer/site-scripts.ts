import type { PageData } from '../compiled';

/** The part of Trusted Types that is used here; browsers without them take the address as it is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const { shell } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
const named = [shell.badge?.script, shell.analytics?.script];

function createScriptURL(address: string): string {
  if (named.includes(address)) return address;
  throw new TypeError(`_site.json names no script “${address}”`);
}

/** The page's policy lets no other one make the address of a script (compiler/emit/headers.ts). */
const policy = window.trustedTypes?.createPolicy('site-scripts', { createScriptURL }) ?? { createScriptURL };

/** Adds a script named by `_site.json` to the page, and removes it at the signal. Failures are ignored. */
export function addScript(address: string, leaving?: AbortSignal): void {
  if (leaving?.aborted) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(address);
  leaving?.addEventListener('abort', () => script.remove());
  document.head.append(script);
}
