import type { MiddlewareHandler } from 'hono';
import type { CurrentBuild } from './build';

/**
 * Sets the build's headers on all responses. Headers for specific files are only set if the file was found, because
 * otherwise an error page would get them, for example for caching; it gets those of the home page instead.
 */
export const responseHeaders =
  (currentBuild: CurrentBuild): MiddlewareHandler =>
  async (context, next) => {
    const build = currentBuild();
    await next();
    // Set directly, because `context.header` creates a new response each time.
    const { status, headers } = context.res;
    const isFile = status === 200 || status === 206 || status === 304;
    for (const [name, value] of build.headersFor(isFile ? context.req.path : '/')) headers.set(name, value);
    // Must be revalidated, which results in 304 while it is unchanged.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  };
