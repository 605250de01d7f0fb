import { createServer, type Server, type ServerOptions } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerProtocolError } from './answer-protocol-error';

/** Whoever sends slowly on purpose holds a connection for so long and no longer (slow loris), ms. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;

/** The most connections: each is a file and some memory. */
const mostConnections = 2_000;

/** How long what is in flight may take to finish, ms: less than the 10 s that hosts give. */
const graceTime = 8_000;

/** A turn of the event loop that took less has met no new connection, ms. */
const quietTurn = 0.1;

/** How long to wait for one, ms. */
const quietTime = 1_000;

export interface Listening {
  /** The port that was found where 0 was asked for. */
  port: number;
  /** Takes no more connections, finishes what is in flight, and gives up after eight seconds. */
  stop(): Promise<void>;
  /** How many connections are open. */
  connections(): Promise<number>;
}

export async function listen(
  app: Hono,
  { port, host }: { port: number; host: string },
  timeouts: typeof patience = patience,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' }); // where HTTP/1.0 names no host
  const server = createServer(timeouts);
  let isStopping = false;
  server.on('request', (request, response) => {
    // Whoever keeps a connection is told to open another one next time: none is closed under a request.
    if (isStopping) response.setHeader('Connection', 'close');
    void answer(request, response);
  });
  server.on('clientError', answerProtocolError);
  server.maxConnections = mostConnections;
  await opened(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    connections: promisify(server.getConnections.bind(server)),
    async stop() {
      await quietMoment();
      isStopping = true;
      // Not the close of http, which also ends connections that idle: a request may be on its way on one of them.
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve());
      });
      await Promise.race([closed, setTimeout(graceTime, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Resolves when a turn of the event loop had nothing to do. The system takes connections by itself, requests and all,
 * and hands over what has come once a turn; a port that is closed before cuts those off that are not handed over yet.
 */
async function quietMoment(): Promise<void> {
  await setImmediate(); // the rest of this turn
  const start = performance.now();
  for (let last = start; last - start < quietTime; ) {
    await setImmediate();
    const now = performance.now();
    if (now - last < quietTurn) return;
    last = now;
  }
}

function opened(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken: choose another with PORT=${port + 1}.`) : error);
    });
    // As many may wait to be taken as may be connected: whoever finds no room tries again after a second, then three.
    server.listen({ port, host, backlog: mostConnections }, resolve);
  });
}
