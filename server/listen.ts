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

/** Whoever sends slowly on purpose holds a connection for so long and no longer (slow loris), ms. */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
} satisfies ServerOptions;

/** The most connections: each is a file and some memory. */
const maxConnections = 2_000;

/** How long what is in flight may take to finish, ms: less than the 10 s that hosts give. */
const graceTime = 8_000;

export interface ListenOptions {
  port: number;
  host: string;
  /** The most connections from one address. Left out: any number, as they all come from a proxy. */
  connectionsPerAddress?: number;
  /** Sent with what is answered here, before a request reaches the app: the security headers of the site. */
  headers?: () => AnswerHeaders;
  /** Answers a request at once, and says so, where the app would only refuse it at a greater cost. */
  refuseEarly?: (request: IncomingMessage, response: ServerResponse) => boolean;
  requestTimeouts?: typeof requestTimeouts;
  readingLimits?: ReadingLimits;
}

export interface Listening {
  /** The port that was found where 0 was asked for. */
  port: number;
  /** Takes no more connections, finishes what is in flight, and gives up after eight seconds. */
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
    // Whoever keeps a connection is told to open another one next time: none is closed under a request.
    if (isStopping) response.setHeader('Connection', 'close');
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      answerProblem(response, 400, 'A request needs the Host header.', headers());
    } else if (!refuseEarly(request, response)) {
      void answer(request, response);
    }
  });
  server.on('checkExpectation', (_request, response) => {
    answerProblem(response, 417, 'Expect: only 100-continue is possible.', headers());
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

function answerProblem(
  response: ServerResponse,
  status: number,
  problem: string,
  headers: AnswerHeaders,
): void {
  const answer = problemAnswer(problem, headers);
  response.writeHead(status, answer.headers).end(answer.body);
}

/** A Host or a target that no URL can be made of. Other errors are answered by the app. */
function refusedByProtocol(error: unknown, headers: AnswerHeaders): Response {
  if (!(error instanceof RequestError)) return new Response(null, { status: 500, headers });
  const answer = problemAnswer('The Host header or the address is not valid.', headers);
  return new Response(answer.body, { status: 400, headers: answer.headers });
}

function opened(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken: choose another with PORT=${port + 1}.`) : error);
    });
    // As many may wait to be taken as may be connected: whoever finds no room tries again after a second, then three.
    server.listen({ port, host, backlog: maxConnections }, resolve);
  });
}
