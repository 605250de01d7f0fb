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

/** The scripts that `_site.json` names and this page uses: each is on the element that is for it. */
const named = [...document.querySelectorAll<HTMLElement>('[data-site-script]')].map(
  ({ dataset }) => dataset.siteScript,
);

function createScriptURL(address: string): string {
  if (named.includes(address)) return address;
  throw new TypeError(`_site.json names no script “${address}”`);
}

/** The page's policy lets no other one make the address of a script (emit/headers.ts). */
const policy = window.trustedTypes?.createPolicy('site-scripts', { createScriptURL }) ?? { createScriptURL };

/** Adds the script of another site that an element names to the page, with what it reads there. Failures are ignored. */
export function addScript(
  { dataset: { siteScript = '' } }: HTMLElement,
  attributes: Readonly<Record<string, string | undefined>> = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(siteScript);
  for (const [name, value = ''] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return script;
}
