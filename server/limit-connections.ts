import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './networks';
import { type AnswerHeaders, rawAnswer } from './raw-answer';

/**
 * Limits the connections at a time from one address: without a limit, one client that sends or reads slowly could use
 * all that the server has. In IPv6 the limit is for a /64; a /56 may have twice as many and a /48 four times.
 * Further ones are answered 503 and closed.
 */
export function limitConnections(server: Server, perAddress: number, headers: () => AnswerHeaders): void {
  const open = new Map<string, number>(); // by the network's name

  const isFull = (address: string) =>
    networksOf(address).some(({ name, share }) => (open.get(name) ?? 0) >= perAddress * share);
  const count = (address: string, change: 1 | -1) => {
    for (const { name } of networksOf(address)) {
      const number = (open.get(name) ?? 0) + change;
      if (number > 0) open.set(name, number);
      else open.delete(name);
    }
  };

  // Replaces the listener that reads requests, so that a refused connection never reaches it.
  const [takeRequests] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isFull(address)) {
      socket.on('error', () => {}); // it may have ended already
      const answer = rawAnswer(503, 'There are too many connections from this address.', headers());
      socket.end(answer, () => socket.destroy());
      return;
    }
    count(address, 1);
    socket.once('close', () => count(address, -1));
    takeRequests?.call(server, socket);
  });
}
