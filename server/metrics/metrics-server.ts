import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

interface MetricsServerOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The text of a scrape; its media type is `contentType`. */
  scrape: () => Promise<string>;
  contentType: string;
}

export type MetricsServer = Awaited<ReturnType<typeof startMetricsServer>>;

/** Enough for a few scrapers with keep-alive connections. */
const maxConnections = 20;

/**
 * Serves /metrics on a separate address, so that a proxy for the public port cannot expose it. Rejects if the address
 * is in use or does not belong to this machine.
 */
export async function startMetricsServer({ host, port, scrape, contentType }: MetricsServerOptions) {
  const app = new Hono()
    .get('/metrics', async (context) =>
      context.body(await scrape(), 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }),
    )
    .all('/metrics', (context) => context.body(null, 405, { Allow: 'GET, HEAD' }))
    .notFound((context) => context.body(null, 404))
    .onError((_error, context) => context.body(null, 500));
  const serverOptions = { headersTimeout: 5_000, requestTimeout: 5_000 };
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.maxConnections = maxConnections;
  server.listen({ host, port });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `METRICS_ADDRESS cannot be used (${error.code}). Write an address of this machine and a free port.`,
    );
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}/metrics`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
