import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { CurrentBuild } from './build';
import { redirectTarget, withoutEndSlash } from './redirect-target';
import { sendFile } from './send-file';

/**
 * The built site as any static host would serve it: redirects, packed files if the browser takes them, no slash at
 * the end of an address, the 404 page if there is no page.
 */
export function createStaticSite(folder: string, currentBuild: CurrentBuild): Hono {
  const site = new Hono();
  site.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url);
    const moved = (await currentBuild()).redirectFrom(context.req.path);
    if (moved) return context.redirect(redirectTarget(moved, url.search), 308);
    const bare = withoutEndSlash(url);
    if (bare) return context.redirect(bare, 308);
    return (await sendFile(context, folder)) ?? missing(folder);
  });
  site.all('*', (context) => context.text('', 405, { Allow: 'GET, HEAD' }));
  return site;
}

/** The site's own 404 page, or a 503 with Retry-After while a new build replaces the old one and has no such file. */
async function missing(folder: string): Promise<Response> {
  try {
    const page = await readFile(join(folder, '404.html'), 'utf8');
    return new Response(page, { status: 404, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  } catch {
    return new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
  }
}
