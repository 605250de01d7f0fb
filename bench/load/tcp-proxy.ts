import { connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server on this machine, which can be made to fail. */
export interface TcpProxy {
  port: number;
  /** Ends the open connections and returns their number. */
  cut(): number;
  /** Stops forwarding over the open connections without ending them, and returns their number. */
  silence(): number;
  /** Whether new connections are accepted but get no answer. */
  swallowsNew: boolean;
  close(): Promise<void>;
}

/** Forwards to a local port. */
export function startTcpProxy(target: number): Promise<TcpProxy> {
  const links = new Set<Link>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const link = openLink(client, proxy.swallowsNew ? undefined : target);
    links.add(link);
    client.once('close', () => links.delete(link));
  });
  const each = (act: (link: Link) => void) => {
    const open = [...links].filter(({ isSilent }) => !isSilent());
    for (const link of open) act(link);
    return open.length;
  };
  const proxy: TcpProxy = {
    port: 0,
    swallowsNew: false,
    cut: () => each((link) => link.cut()),
    silence: () => each((link) => link.silence()),
    close: () => {
      for (const link of links) link.cut();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      proxy.port = typeof address === 'object' && address ? address.port : 0;
      resolve(proxy);
    });
  });
}

interface Link {
  cut(): void;
  silence(): void;
  isSilent(): boolean;
}

function openLink(client: Socket, target: number | undefined): Link {
  let isSilent = target === undefined;
  const sockets = [client];
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => isSilent || to.write(chunk));
    from.on('end', () => isSilent || to.end());
    from.on('close', () => isSilent || to.destroy());
  };
  client.on('error', () => {});
  if (target !== undefined) {
    const server = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(server);
    server.on('error', () => {});
    forward(client, server);
    forward(server, client);
  }
  return {
    cut,
    silence: () => {
      isSilent = true;
    },
    isSilent: () => isSilent,
  };
}
