import { Hono, type HonoRequest } from 'hono';
import { errorCode } from './error-code';
import { createReadiness, type Readiness } from './health/readiness';
import { answerFailure } from './receiver/answers';
import { createReceiver, type ReceiverOptions } from './receiver/receiver';
import { responseHeaders } from './site/response-headers';
import { createStaticSite } from './site/static-site';
import { statusPage } from './site/status-page';

interface AppOptions extends ReceiverOptions {
  /** The folder of the built site. Omitted if another host serves it. */
  site?: string;
  /** Called if a request failed because of a bug. */
  onError: (error: unknown) => void;
  /** Called for every response, with path and status. */
  onResponse?: (path: string, status: number) => void;
  /** Whether enquiries can be stored; by default, as the store reports. */
  readiness?: () => Promise<Readiness>;
}

const noStore = { 'Cache-Control': 'no-store' };

/**
 * The whole server as a Web-standard handler: the receiver under /api, `/healthz` and `/readyz`, and the built site
 * everywhere else.
 */
export function createApp({ site, onError, onResponse, readiness, ...options }: AppOptions): Hono {
  const readReadiness = readiness ?? createReadiness({ store: options.store });
  const app = new Hono();
  // Hono's default handler would log the error, whose message may contain personal data.
  app.onError(async (error, context) => {
    // If the client disconnected before its body was complete, nobody reads the response.
    if (errorCode(error) !== 'ECONNRESET') onError(error);
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
  // 200 if the process responds; if not, restart it.
  app.get('/healthz', (context) => context.json({ ok: true }, 200, noStore));
  // 200 if enquiries can be stored, otherwise 503; a restart does not help then.
  app.get('/readyz', async (context) => {
    const result = await readReadiness();
    return context.json(result, result.ready ? 200 : 503, noStore);
  });
  app.route('/', createReceiver(options));
  if (site) app.route('/', createStaticSite(site, options.currentBuild));
  return app;
}

/** Whether a page is asked for that a person will see, and not data by a script, or a file that a page uses. */
const asksForPage = (request: HonoRequest) =>
  request.method === 'GET' && (request.header('accept')?.includes('text/html') ?? false);
