import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { acceptPending } from './accept-pending';
import { answerProtocolError } from './answer-protocol-error';
import { disconnectSlowReaders, type ReadingLimits, readingLimits } from './disconnect-slow-readers';
import { limitConnections } from './limit-connections';
import { type AnswerHeaders, problemAnswer } from './raw-answer';

/** Timeouts in ms against clients that send slowly on purpose (slow loris). */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;

/** Maximum number of connections, each of which takes a file handle and memory. */
const maxConnections = 2_000;

/** Maximum time in ms for running requests when stopping; less than the 10 s that hosts allow. */
const graceTime = 8_000;

/** Where to listen, and the limits for clients. */
export interface ListenOptions {
  port: number;
  host: string;
  /** Maximum number of connections per address. Omitted behind a proxy, since all connections come from it. */
  connectionsPerAddress?: number;
  /** The site's security headers, for responses outside of the app. */
  headers?: () => AnswerHeaders;
  /** Refuses a request early and returns true, if the app would refuse it at a higher cost. */
  refuseEarly?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called if a connection could not be accepted. */
  onError?: (error: Error) => void;
  /** Shorter ones, for tests. */
  requestTimeouts?: typeof requestTimeouts;
  /** Others, for tests. */
  readingLimits?: ReadingLimits;
}

/** A server that accepts connections; `stop` ends it. */
export type RunningServer = Awaited<ReturnType<typeof listen>>;

/** Starts an HTTP server for the app, with limits against slow and numerous clients. Rejects if the port is in use. */
export async function listen(app: Hono, options: ListenOptions) {
  const { port, host, connectionsPerAddress, headers = () => ({}) } = options;
  const { refuseEarly = () => false, onError = () => {} } = options;
  const handleRequest = getRequestListener(app.fetch, {
    hostname: 'localhost', // HTTP/1.0 has no Host header
    errorHandler: (error) => responseToError(error, headers()),
  });
  // The Host header is checked below instead of by Node.js, so that the response has the right headers.
  const server = createServer({ ...requestTimeouts, ...options.requestTimeouts, requireHostHeader: false });
  let isStopping = false;
  server.on('request', (request, response) => {
    // Keep-alive clients must open a new connection, so that none is closed during a request.
    if (isStopping) response.setHeader('Connection', 'close');
    const hostCount = request.headersDistinct.host?.length ?? 0;
    if (request.httpVersion === '1.1' && hostCount === 0) {
      answerProblem(response, 400, 'The Host header is missing.', headers());
    } else if (hostCount > 1) {
      answerProblem(response, 400, 'There is more than one Host header.', headers()); // RFC 9112, 3.2
    } else if (!refuseEarly(request, response)) {
      void handleRequest(request, response);
    }
  });
  // `100 Continue` is sent as soon as a handler asks for the body, so that refused requests need not send it (RFC 9110,
  // 10.1.1).
  server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (_request, response) => {
    answerProblem(response, 417, 'The Expect header may only be 100-continue.', headers());
  });
  server.on('clientError', (error, socket) => answerProtocolError(error, socket, headers()));
  server.maxConnections = maxConnections;
  if (connectionsPerAddress !== undefined) limitConnections(server, connectionsPerAddress, headers);
  disconnectSlowReaders(server, options.readingLimits ?? readingLimits);
  await startListening(server, port, host);
  // Such as too many open files: the connection is lost, but without a listener all would be.
  server.on('error', onError);
  const address = server.address();
  return {
    /** The actual port, even if 0 was requested. */
    port: typeof address === 'object' && address ? address.port : port,
    /** Number of open connections. */
    connections: promisify(server.getConnections.bind(server)),
    /** Accepts the connections that are queued, but no others, and waits up to eight seconds for running requests. */
    async stop() {
      await acceptPending(server);
      isStopping = true;
      // `http.Server.close` would also close idle connections, on which a request may be on its way.
      const closed = once(server, 'close');
      NetServer.prototype.close.call(server);
      await Promise.race([closed, setTimeout(graceTime, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

function answerProblem(
  response: ServerResponse,
  status: number,
  problem: string,
  headers: AnswerHeaders,
): void {
  const answer = problemAnswer(problem, headers);
  response.writeHead(status, answer.headers).end(answer.body);
}

/** The response if Host and target do not form a valid URL. The app answers its own errors; any other gets 500. */
function responseToError(error: unknown, headers: AnswerHeaders): Response {
  if (!(error instanceof RequestError)) return new Response(null, { status: 500, headers });
  const answer = problemAnswer('The Host header or the address is not valid.', headers);
  return new Response(answer.body, { status: 400, headers: answer.headers });
}

async function startListening(server: Server, port: number, host: string): Promise<void> {
  // A large backlog, because clients that find it full retry only after one second, then three.
  server.listen({ port, host, backlog: maxConnections });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is already in use. Choose another, such as PORT=${port + 1}.`);
  });
}
