import { Hono } from 'hono';
import type { CurrentBuild } from './build';
import { redirectTarget, withoutEndSlash } from './redirect-target';
import { sendFile } from './send-file';
import { inBothCurrencies, wantsOtherCurrency } from './send-other-currency';
import { statusPage } from './status-page';

/**
 * The built site as any static host would serve it: redirects, packed files if the browser takes them, no slash at
 * the end of an address, the 404 page if there is no page. Throws if a file is there and cannot be read.
 */
export function createStaticSite(folder: string, currentBuild: CurrentBuild): Hono {
  const site = new Hono();
  site.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url);
    const moved = (await currentBuild()).redirectFrom(context.req.path);
    if (moved) return context.redirect(redirectTarget(moved, url.search), 308);
    const bare = withoutEndSlash(url);
    if (bare) return context.redirect(bare, 308);
    const { otherCurrency } = await currentBuild();
    const isPage = !/\.\w+$/.test(url.pathname);
    if (otherCurrency && isPage && wantsOtherCurrency(context)) {
      const page = await sendFile(context, folder, { asText: true });
      if (page) return inBothCurrencies(context, page, otherCurrency);
    }
    return (await sendFile(context, folder)) ?? (await statusPage(folder, 404)) ?? replaced();
  });
  site.all('*', (context) => context.text('', 405, { Allow: 'GET, HEAD' }));
  return site;
}

/** While a new build replaces the old one, there are no files. */
const replaced = () => new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
