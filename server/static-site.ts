import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { parseHeaders, parseRedirects } from './host-files';

/** Files that speak to the host, not to visitors. */
const hostFiles = ['/_headers', '/_redirects'];

/**
 * The built site as any static host would serve it: the same `_headers` and `_redirects`, packed files where the
 * browser takes them, no slash at the end of an address, the 404 page where there is no page.
 */
export async function createStaticSite(folder: string): Promise<Hono> {
  const headerRules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  const redirects = parseRedirects(await readFile(join(folder, '_redirects'), 'utf8'));
  const site = new Hono();

  site.use(async (context, next) => {
    await next();
    const rules = headerRules.filter(({ matches }) => matches(context.req.path));
    for (const [name, value] of rules.flatMap(({ headers }) => headers)) context.header(name, value);
    const isKeptForEver = context.res.headers.has('Cache-Control') && context.res.status < 400;
    if (!isKeptForEver) context.header('Cache-Control', 'no-cache'); // asked for again, answered by 304 while the same
  });
  site.get('*', async (context, next) => {
    const { path } = context.req;
    const query = new URL(context.req.url).search;
    const target = redirects.get(path);
    if (target) return context.redirect(target + query, 308);
    // Two slashes at the start would name another host.
    if (path !== '/' && path.endsWith('/'))
      return context.redirect(`/${path.replace(/^\/+|\/+$/g, '')}${query}`, 308);
    return next();
  });
  site.use(etag());
  const files = serveStatic({ root: folder, precompressed: true });
  site.use((context, next) => (hostFiles.includes(context.req.path) ? next() : files(context, next)));
  site.all('*', async (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return context.text('', 405, { Allow: 'GET, HEAD' });
    return context.html(await readFile(join(folder, '404.html'), 'utf8'), 404);
  });
  return site;
}
