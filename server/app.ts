import { Hono, type HonoRequest } from 'hono';
import { healthRoutes } from './health/health-routes';
import { createReadiness, type Readiness } from './health/readiness';
import { answerFailure, createReceiver, type ReceiverOptions } from './receiver/receiver';
import { responseHeaders } from './site/response-headers';
import { createStaticSite } from './site/static-site';
import { statusPage } from './site/status-page';

interface AppOptions extends ReceiverOptions {
  /** The folder of the built site. Omitted if another host serves it. */
  site?: string;
  /** A request could not be answered as it should, because of a bug in this program. */
  onError: (error: unknown) => void;
  /** Called for every answered request with its path and status. */
  onResponse?: (path: string, status: number) => void;
  /** Whether posts can be kept. Default: as the store reports. */
  readiness?: () => Promise<Readiness>;
}

/** The whole server as one Web-standard handler: the receiver below /api, the built site everywhere else. */
export function createApp({ site, onError, onResponse, readiness, ...options }: AppOptions): Hono {
  const app = new Hono();
  // Hono's default would print the error, whose message may contain what a visitor wrote.
  app.onError(async (error, context) => {
    if (!isGivenUp(error)) onError(error);
    const page = site && asksForPage(context.req) ? await statusPage(site, 500) : undefined;
    return page ?? answerFailure(context);
  });
  app.use(responseHeaders(options.currentBuild));
  if (onResponse) {
    app.use(async (context, next) => {
      await next();
      onResponse(context.req.path, context.res.status);
    });
  }
  app.route('/', healthRoutes(readiness ?? createReadiness({ store: options.store })));
  app.route('/', createReceiver(options));
  if (site) app.route('/', createStaticSite(site, options.currentBuild));
  return app;
}

/** A person asked: neither a script nor a page for one of its files. */
const asksForPage = (request: HonoRequest) =>
  request.method === 'GET' && (request.header('accept')?.includes('text/html') ?? false);

/** The client disconnected before the body was complete, so nobody waits for the answer. */
const isGivenUp = (error: Error) => 'code' in error && error.code === 'ECONNRESET';
