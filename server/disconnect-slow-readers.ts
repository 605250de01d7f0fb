import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Minimum speed at which clients must read responses. */
export interface ReadingLimits {
  /**
   * Maximum time in ms without progress. Node.js checks at this interval whether the amount of data waiting to be
   * written has decreased, so a client that stops reading is disconnected after one to two intervals. It cannot be much
   * shorter: the operating system accepts more data only when a third of its buffer is empty, and on 2G (about 3 KiB/s)
   * a third of the usual 87 KiB takes ten seconds.
   */
  stallTimeout: number;
  /** Minimum average speed: a third of 2G. */
  bytesPerSecond: number;
  /**
   * Bytes that are excluded from the average. Streams write 64 KiB at a time, and it is unknown how much of the last
   * chunk has arrived; at 1 KiB/s that takes a minute.
   */
  uncountedBytes: number;
  /** Interval in ms at which the average is checked. */
  interval: number;
}

/** The limits of the server. */
export const readingLimits: ReadingLimits = {
  stallTimeout: 15_000,
  bytesPerSecond: 1024,
  uncountedBytes: 64 * 1024,
  interval: 2_000,
};

/**
 * Disconnects clients that read responses too slowly or not at all, because each occupies a socket, an open file and
 * memory.
 */
export function disconnectSlowReaders(server: Server, limits: ReadingLimits = readingLimits): void {
  const { stallTimeout, bytesPerSecond, uncountedBytes, interval } = limits;
  const openResponses = new Map<ServerResponse, { since: number; bytesAtStart: number }>();

  server.timeout = stallTimeout;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A refusal, which has been sent already. There may be thousands, so they are not tracked.
    if (response.writableEnded) return;
    // The listener keeps `server.timeout` from closing the connection of a request that is still being received:
    // `server.requestTimeout` does that, with a response.
    request.on('timeout', () => {});
    openResponses.set(response, { since: performance.now(), bytesAtStart: bytesAccepted(request) });
    response.once('close', () => openResponses.delete(response));
  });

  const timer = setInterval(() => {
    for (const [response, { since, bytesAtStart }] of openResponses) {
      const { req: request } = response;
      // Everything was sent: the connection is waiting for this server.
      if (request.socket.writableLength === 0) continue;
      const expected = (bytesPerSecond * (performance.now() - since)) / 1000 - uncountedBytes;
      if (bytesAccepted(request) - bytesAtStart < expected) request.socket.destroy();
    }
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** The number of response bytes that the operating system has accepted. A write counts once all of it is accepted. */
const bytesAccepted = ({ socket }: IncomingMessage) => socket.bytesWritten - socket.writableLength;
