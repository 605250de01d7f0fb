import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes connections on to a port, until it is cut: then a database is away without being stopped. */
export async function startRelay(target: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return client.resetAndDestroy();
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => {});
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Resets every connection and every new one. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    join() {
      isCut = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
