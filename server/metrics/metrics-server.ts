import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface MetricsServerOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** The text of a scrape; its media type is `contentType`. */
  scrape: () => Promise<string>;
  contentType: string;
}

export interface MetricsServer {
  url: string;
  stop(): Promise<void>;
}

/** Enough for a few scrapers with keep-alive connections. */
const maxConnections = 20;

/**
 * Serves /metrics on a separate address, so that a proxy for the public port cannot expose it. Rejects if the address
 * is in use or does not belong to this machine.
 */
export async function startMetricsServer({ host, port, scrape, contentType }: MetricsServerOptions) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request;
    if (url.replace(/\?.*$/s, '') !== '/metrics') return response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const text = await scrape();
    return response
      .writeHead(200, {
        'Content-Type': contentType,
        'Content-Length': Buffer.byteLength(text),
        'Cache-Control': 'no-store',
      })
      .end(text);
  };
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.maxConnections = maxConnections;
  server.listen({ host, port });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `METRICS_ADDRESS cannot be used (${error.code}). Write an address of this machine and a free port.`,
    );
  });
  const address = server.address();
  const found = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${found}/metrics`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  } satisfies MetricsServer;
}
