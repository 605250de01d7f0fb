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
import { answerProtocolError } from './answer-protocol-error';
import { endSlowReaders, type ReadingLimits, readingLimits } from './end-slow-readers';
import { limitConnections } from './limit-connections';
import { quietMoment } from './quiet-moment';
import { type AnswerHeaders, problemAnswer } from './raw-answer';

/** How long a client that sends slowly on purpose (slow loris) can hold a connection, ms. */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;

/** The most connections: each is a file and some memory. */
const maxConnections = 2_000;

/** How long requests in flight may take to finish, ms: less than the 10 s that hosts allow. */
const graceTime = 8_000;

export interface ListenOptions {
  port: number;
  host: string;
  /** The most connections from one address. Omitted behind a proxy, from which all of them come. */
  connectionsPerAddress?: number;
  /** The site's security headers, for answers that are given before a request reaches the app. */
  headers?: () => AnswerHeaders;
  /** Refuses a request at once and returns true if the app would refuse it at a greater cost. */
  refuseEarly?: (request: IncomingMessage, response: ServerResponse) => boolean;
  requestTimeouts?: typeof requestTimeouts;
  readingLimits?: ReadingLimits;
}

export interface Listening {
  /** The actual port, also if 0 was requested. */
  port: number;
  /** Accepts no more connections, finishes requests in progress, and gives up after eight seconds. */
  stop(): Promise<void>;
  /** How many connections are open. */
  connections(): Promise<number>;
}

export async function listen(app: Hono, options: ListenOptions): Promise<Listening> {
  const { port, host, connectionsPerAddress, headers = () => ({}), refuseEarly = () => false } = options;
  const answer = getRequestListener(app.fetch, {
    hostname: 'localhost', // HTTP/1.0 needs no Host
    errorHandler: (error) => refusedByProtocol(error, headers()),
  });
  // The requirement is this server's own, so that its answer has the headers.
  const server = createServer({ ...requestTimeouts, ...options.requestTimeouts, requireHostHeader: false });
  let isStopping = false;
  server.on('request', (request, response) => {
    // Clients that reuse the connection are asked to open a new one, so that none is closed during a request.
    if (isStopping) response.setHeader('Connection', 'close');
    const hosts = request.headersDistinct.host?.length ?? 0;
    if (request.httpVersion === '1.1' && hosts === 0) {
      answerProblem(response, 400, 'The Host header is missing.', headers());
    } else if (hosts > 1) {
      answerProblem(response, 400, 'There is more than one Host header.', headers()); // RFC 9112, 3.2
    } else if (!refuseEarly(request, response)) {
      void answer(request, response);
    }
  });
  // The body is asked for once somebody reads it: what is refused without it need not be sent (RFC 9110, 10.1.1).
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
  endSlowReaders(server, options.readingLimits ?? readingLimits);
  await opened(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    connections: promisify(server.getConnections.bind(server)),
    async stop() {
      await quietMoment();
      isStopping = true;
      // http's own close would also end idle connections, on one of which a request may be on its way.
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve());
      });
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

/** The Host or the target does not form a valid URL. Other errors are answered by the app. */
function refusedByProtocol(error: unknown, headers: AnswerHeaders): Response {
  if (!(error instanceof RequestError)) return new Response(null, { status: 500, headers });
  const answer = problemAnswer('The Host header or the address is not valid.', headers);
  return new Response(answer.body, { status: 400, headers: answer.headers });
}

function opened(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`Port ${port} is already in use. Choose another, such as PORT=${port + 1}.`)
          : error,
      );
    });
    // A client that finds the backlog full tries again only after a second, then three.
    server.listen({ port, host, backlog: maxConnections }, resolve);
  });
}
