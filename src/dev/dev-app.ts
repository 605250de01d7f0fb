import { basename, dirname, extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { contentTypeOf } from '../../server/site/content-type';
import { orientedImage } from '../assets/oriented-image';
import { memoize } from '../document/memoize';
import { notFoundRoute } from '../document/route';
import { pathOnDisk } from '../files/path-on-disk';
import { decodedPath } from '../format/address';
import { createRedirects, redirectWithoutSlash } from '../format/redirects';
import { galleryRoot } from '../gallery/address';
import { renditionsOf } from '../references/renditions';
import type { SitePage } from '../site/assembled-site';
import { createDevGalleries } from './gallery';
import type { LiveSite } from './live-site';
import { errorDocument, pageDocument } from './page-document';
import type { DevReceiver } from './receiver';

/**
 * Serves the current snapshot at the URLs of the built site (server/site/static-site.ts). `folder` contains the
 * documents.
 */
export function createDevApp(
  vite: ViteDevServer,
  live: LiveSite,
  receiver: DevReceiver,
  folder: string,
): Hono {
  const app = new Hono();
  const galleries = createDevGalleries(vite, folder);
  /** The path on disk of the site's own file at a URL. Fonts, and files made from others, are in the snapshot. */
  const fileAt = async (address: string) => {
    const { files, images, rootFiles = [] } = live.sources();
    const name = address.replace(/^\/files\//, '');
    if (name !== address && files.includes(name)) return pathOnDisk(folder, `_files/${name}`);
    if (rootFiles.includes(address.slice(1))) return pathOnDisk(folder, `_root${address}`);
    // Renditions are not created in development; the original image, turned upright, serves for every width.
    const image = images.find(
      (candidate) => candidate.url === address || renditionsOf(candidate).some(({ url }) => url === address),
    );
    return image && orientedImage(image, folder);
  };
  const showError = (context: Context, error: ErrorPayload['err']) =>
    context.html(errorDocument(error, live.version(), live.sources()), 500);

  app.onError((error, context) => {
    vite.ssrFixStacktrace(error);
    vite.config.logger.error(error.stack ?? error.message, { error });
    return showError(context, { message: error.message, stack: error.stack ?? '' });
  });
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-cache');
  });
  app.get(`${galleryRoot}/*`, async (context, next) => {
    const sources = live.sources();
    const { path } = context.req;
    const gallery = await galleries.galleryOf(sources);
    const example = gallery.examples.get(path);
    if (example) {
      const { shell, styles } = gallery;
      const { html } = await pageDocument(vite, live.version(), sources, example, shell, styles);
      return context.html(html);
    }
    const text = gallery.textAt(path);
    if (text === undefined) return next();
    return extname(path)
      ? context.body(text, 200, { 'Content-Type': contentTypeOf(path) })
      : context.html(text);
  });
  app.all('*', async (context, next) => {
    const snapshot = live.snapshot();
    const address = decodedPath(new URL(context.req.url).pathname);
    const file = (await fileAt(address)) ?? snapshot?.assetFiles.get(address);
    if (file) {
      const response = await serveStatic({ root: dirname(file), path: basename(file) })(context, next);
      response?.headers.set('Content-Type', contentTypeOf(address));
      return response;
    }
    if (!snapshot) return showError(context, live.error() ?? { message: 'There is no site yet.', stack: '' });

    const { path } = context.req;
    const url = new URL(context.req.url);
    const { pages, site, sources, shell, styles } = snapshot;
    const answerPage = async ({ page, file }: SitePage, status: 200 | 404) => {
      const shownPage = { page: { ...page, image: snapshot.sharedImageOf(page.image) }, file };
      const { html, isError } = await pageDocument(vite, live.version(), sources, shownPage, shell, styles);
      return context.html(html, isError ? 500 : status);
    };

    if (path.startsWith('/api/')) return receiver.appFor(snapshot).fetch(context.req.raw, context.env);
    if (!['GET', 'HEAD'].includes(context.req.method)) return context.text('', 405, { Allow: 'GET, HEAD' });
    // Examples of the gallery ask for their files, such as the sprite, where a site has its own.
    const text = snapshot.texts.get(path) ?? galleries.exampleTextAt(path);
    if (text !== undefined) return context.body(text, 200, { 'Content-Type': contentTypeOf(path) });

    const redirects = redirectsIn(site.redirects);
    const target = redirects.exact(url);
    if (target) return context.redirect(target, 308);
    const withoutSlash = redirectWithoutSlash(url);
    if (withoutSlash) return context.redirect(withoutSlash, 308);
    // At its own route the 404 page is not found either, so that its status is the same everywhere.
    const page = path === notFoundRoute ? undefined : pages.get(path);
    if (page) return answerPage(page, 200);
    const wildcardTarget = redirects.wildcard(url);
    if (wildcardTarget) return context.redirect(wildcardTarget, 308);
    const notFoundPage = pages.get(notFoundRoute);
    if (!notFoundPage) throw new Error('A valid site has a 404 page');
    return answerPage(notFoundPage, 404);
  });
  return app;
}

const redirectsIn = memoize(createRedirects);
