interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** The part of Trusted Types that is used here. Browsers without them accept strings. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}

/** The third-party scripts in `_site.json` that this page uses, from the elements that need them. */
const allowedAddresses = [...document.querySelectorAll<HTMLElement>('[data-site-script]')].map(
  ({ dataset }) => dataset.siteScript,
);

function createScriptURL(address: string): string {
  if (allowedAddresses.includes(address)) return address;
  throw new TypeError(`_site.json names no script “${address}”`);
}

/** The only Trusted Types policy that the page's CSP allows (emit/headers.ts). */
const policy = window.trustedTypes?.createPolicy('site-scripts', { createScriptURL }) ?? { createScriptURL };

/**
 * Loads the third-party script that an element names, with these attributes; one that is undefined has no value. If it
 * fails to load, that is ignored.
 */
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
