import type { BrowserContext } from '@playwright/test';

/** A feature of browsers, and how to take it from one. */
export interface RemovedFeature {
  /** What it is called in style sheets, pages and scripts, where it is renamed. */
  names?: readonly string[];
  /** Run before any script of a page, and delete what the feature adds to the DOM. */
  initScripts?: readonly (() => void)[];
}

/** What pages use and Chrome 99, Firefox 97 or Safari 15.4 do not have; `allFeatures` is all of it together. */
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
    initScripts: [
      () => {
        for (const name of Object.getOwnPropertyNames(Element.prototype))
          if (/^aria[A-Z]/.test(name)) Reflect.deleteProperty(Element.prototype, name);
      },
    ],
  },
  'URLSearchParams.size': { initScripts: [() => Reflect.deleteProperty(URLSearchParams.prototype, 'size')] },
  inert: { initScripts: [() => Reflect.deleteProperty(HTMLElement.prototype, 'inert')] },
};

export const allFeatures: RemovedFeature = {
  // Each name once, since a name that is renamed twice would get two letters.
  names: [...new Set(Object.values(features).flatMap(({ names = [] }) => names))],
  initScripts: Object.values(features).flatMap(({ initScripts = [] }) => initScripts),
};

/**
 * Makes a browser one from before a feature: its names are changed in all that is served, so that the browser does not
 * know them. Policies, which allow styles and scripts by their hashes, are taken out.
 */
export async function remove(
  context: BrowserContext,
  { names = [], initScripts = [] }: RemovedFeature,
): Promise<void> {
  for (const script of initScripts) await context.addInitScript(script);
  if (names.length === 0) return;
  const newNameOf = (name: string) => name.replace(/[a-z]/, 'x$&');
  const rename = (text: string) => names.reduce((said, name) => said.replaceAll(name, newNameOf(name)), text);
  const restore = (text: string) =>
    names.reduce((said, name) => said.replaceAll(newNameOf(name), name), text);
  // Pages, whose addresses have no extension, style sheets and scripts.
  await context.route(/^[^?]*?(?:\/|\/[\w-]+|\.css|\.js)(?:\?.*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // A browser repeats a request for which the server has just closed the connection; `fetch` does if told to.
    const response = await route.fetch({ url: restore(route.request().url()), maxRetries: 1 });
    const {
      'content-security-policy': _policy,
      'content-encoding': _encoding,
      ...headers
    } = response.headers();
    const text = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ status: response.status(), headers, body: rename(text) });
  });
}
