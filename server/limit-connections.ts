import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './networks';
import { type AnswerHeaders, rawAnswer } from './raw-answer';

/**
 * Limits the concurrent connections from one address, so that a slow client cannot use up all resources. For IPv6 the
 * limit applies to a /64; a /56 may have twice as many, and a /48 four times. Further connections get a 503 response
 * and are closed.
 */
export function limitConnections(server: Server, perAddress: number, headers: () => AnswerHeaders): void {
  const open = new Map<string, number>(); // by network name

  const isFull = (address: string) =>
    networksOf(address).some(({ name, limitFactor }) => (open.get(name) ?? 0) >= perAddress * limitFactor);
  const addToCount = (address: string, change: 1 | -1) => {
    for (const { name } of networksOf(address)) {
      const newCount = (open.get(name) ?? 0) + change;
      if (newCount > 0) open.set(name, newCount);
      else open.delete(name);
    }
  };

  // Replaces Node's listener, so that a refused connection is never parsed as HTTP.
  const [httpListener] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isFull(address)) {
      socket.on('error', () => {}); // it may have been closed already
      const answer = rawAnswer(503, 'There are too many connections from this address.', headers());
      socket.end(answer, () => socket.destroy());
      return;
    }
    addToCount(address, 1);
    socket.once('close', () => addToCount(address, -1));
    httpListener?.call(server, socket);
  });
}
