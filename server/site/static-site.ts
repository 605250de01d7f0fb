import { Hono } from 'hono';
import { redirectWithoutSlash } from '../../src/format/redirects';
import { addOtherCurrency, wantsOtherCurrency } from './add-other-currency';
import type { CurrentBuild } from './build';
import { sendFile } from './send-file';
import { statusPage } from './status-page';

/**
 * Serves the built site like a static host: redirects, compressed files, no trailing slashes, and the 404 page for
 * requests of pages. Throws if a file exists and cannot be read.
 */
export function createStaticSite(folder: string, currentBuild: CurrentBuild): Hono {
  const site = new Hono();
  site.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url);
    const { redirects, otherCurrency } = currentBuild();
    const target = redirects.exact(url);
    if (target) return context.redirect(target, 308);
    const withoutSlash = redirectWithoutSlash(url);
    if (withoutSlash) return context.redirect(withoutSlash, 308);
    const isPage = !/\.\w+$/.test(url.pathname); // no file extension
    if (otherCurrency && isPage && wantsOtherCurrency(context)) {
      const page = await sendFile(context, folder, { isPlain: true });
      if (page) return addOtherCurrency(context, page, otherCurrency);
    }
    const file = await sendFile(context, folder);
    if (file) return file;
    const wildcardTarget = redirects.wildcard(url);
    if (wildcardTarget) return context.redirect(wildcardTarget, 308);
    // Requests for icons and other files get no 404 page of thirty kilobytes, unless they ask for HTML or say nothing.
    if (!isPage && !/text\/html|^$/.test(context.req.header('accept') ?? '')) return context.body(null, 404);
    // While a new build replaces the old one, the files are missing for a moment.
    const retryLater = { status: 503, headers: { 'Retry-After': '1' } };
    return (await statusPage(folder, 404)) ?? new Response(null, retryLater);
  });
  site.all('*', (context) => context.text('', 405, { Allow: 'GET, HEAD' }));
  return site;
}
