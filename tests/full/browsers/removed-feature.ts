import type { BrowserContext } from '@playwright/test';

/** What a browser does not have: names of a feature in what is served, and what removes it for scripts. */
export interface RemovedFeature {
  names?: readonly string[];
  lacks?: readonly (() => void)[];
}

/** What Chrome 99, Firefox 97 or Safari 15.4 do not have of what is used, each by itself and all together. */
export const features: Readonly<Record<string, RemovedFeature>> = {
  '::details-content': { names: ['::details-content'] },
  popovers: { names: ['popover', '::details-content'] }, // no browser had the latter first
  'container queries': { names: ['@container', 'container-type', 'container:'] },
  ':has()': { names: [':has(', 'popover', '::details-content'] }, // no browser had either first
  ':user-invalid': { names: [':user-invalid', ':user-valid'] },
  'color-mix()': { names: ['color-mix('] },
  subgrid: { names: ['subgrid'] },
  'individual transforms': { names: ['translate:', 'rotate:', 'scale:'] },
  'dynamic viewport units': { names: ['dvh', 'dvb'] },
  '@media (scripting)': { names: ['(scripting'] },
  'ARIA reflection': {
    lacks: [
      () => {
        for (const name of Object.getOwnPropertyNames(Element.prototype))
          if (/^aria[A-Z]/.test(name)) Reflect.deleteProperty(Element.prototype, name);
      },
    ],
  },
  'URLSearchParams.size': { lacks: [() => Reflect.deleteProperty(URLSearchParams.prototype, 'size')] },
  inert: { lacks: [() => Reflect.deleteProperty(HTMLElement.prototype, 'inert')] },
};

export const allFeatures: RemovedFeature = {
  // Each once: a name that is renamed twice gets two letters.
  names: [...new Set(Object.values(features).flatMap(({ names = [] }) => names))],
  lacks: Object.values(features).flatMap(({ lacks = [] }) => lacks),
};

/**
 * Serves every page to a browser that does not know a feature: its names are changed in all that is served,
 * so that styles and scripts meet what they meet in a browser from before it. Policies, which allow styles and scripts by
 * their hashes, are taken out.
 */
export async function remove(
  context: BrowserContext,
  { names = [], lacks = [] }: RemovedFeature,
): Promise<void> {
  for (const removeIt of lacks) await context.addInitScript(removeIt);
  if (names.length === 0) return;
  const unknown = (name: string) => name.replace(/[a-z]/, 'x$&');
  const rename = (text: string) => names.reduce((said, name) => said.replaceAll(name, unknown(name)), text);
  const original = (text: string) => names.reduce((said, name) => said.replaceAll(unknown(name), name), text);
  await context.route(/^[^?]*?(?:\/|\/[\w-]+|\.css|\.js)(?:\?.*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // A browser repeats a request for which the server has just closed the connection; `fetch` does if told to.
    const response = await route.fetch({ url: original(route.request().url()), maxRetries: 1 });
    const {
      'content-security-policy': _policy,
      'content-encoding': _encoding,
      ...headers
    } = response.headers();
    const text = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ status: response.status(), headers, body: rename(text) });
  });
}
