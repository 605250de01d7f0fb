import type { MiddlewareHandler } from 'hono';
import type { CurrentBuild } from './build';

/**
 * The headers of the build with every answer: pages, redirects, the receiver's answers, errors. Only a file that was found
 * has those of its address: anything else there is a page, and may be another answer tomorrow.
 */
export const responseHeaders =
  (currentBuild: CurrentBuild): MiddlewareHandler =>
  async (context, next) => {
    const build = await currentBuild();
    await next();
    // Written in place: context.header would make a new response of it each time.
    const { status, headers } = context.res;
    const isFile = status === 200 || status === 206 || status === 304;
    for (const [name, value] of build.headersFor(isFile ? context.req.path : '/')) headers.set(name, value);
    // Asked for again, answered by 304 while the same.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  };
