import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How slowly an answer may be read. */
export interface ReadingLimits {
  /**
   * The longest that a client may read nothing of an answer, ms. Node.js checks at this interval whether the data
   * waiting to be written has decreased: a client that stops reading is cut off after one to two intervals, and one
   * that reads slowly is not. It cannot be much shorter: the system takes more only when a third of its buffer is
   * empty, and on 2G (some 3 KiB a second) a third of the usual 87 KiB takes ten seconds.
   */
  stallTimeout: number;
  /** The fewest bytes a second on average: a third of 2G. */
  bytesPerSecond: number;
  /**
   * Bytes that do not count towards the average speed. A stream writes 64 KiB at a time, and it is not known how
   * much of the last chunk has arrived; at 1 KiB a second it takes a minute.
   */
  ahead: number;
  /** How often the average is checked, ms. */
  interval: number;
}

export const readingLimits: ReadingLimits = {
  stallTimeout: 15_000,
  bytesPerSecond: 1024,
  ahead: 64 * 1024,
  interval: 2_000,
};

/**
 * Ends the connections of clients that read their answer too slowly or not at all: each holds a socket, an open file
 * and a part of that file in memory.
 */
export function endSlowReaders(server: Server, limits: ReadingLimits = readingLimits): void {
  const { stallTimeout, bytesPerSecond, ahead, interval } = limits;
  const underWay = new Map<ServerResponse, { since: number; before: number }>();

  server.timeout = stallTimeout;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (response.writableEnded) return; // a refusal, which the system has taken already: there may be thousands
    // While a request is not complete, its own time limit applies, and is answered.
    request.on('timeout', () => {});
    underWay.set(response, { since: performance.now(), before: taken(request) });
    response.once('close', () => underWay.delete(response));
  });

  const timer = setInterval(() => {
    for (const [response, { since, before }] of underWay) {
      const { req: request } = response;
      if (request.socket.writableLength === 0) continue; // everything is taken: it waits for this server
      const expected = (bytesPerSecond * (performance.now() - since)) / 1000 - ahead;
      if (taken(request) - before < expected) request.socket.destroy();
    }
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** How many bytes of its answers the system has taken, in whole writes. */
const taken = ({ socket }: IncomingMessage) => socket.bytesWritten - socket.writableLength;
