import { createServer } from 'node:net';

/** A port that is free at this moment, outside the range that the system assigns by itself. */
export function freePort(): Promise<number> {
  const port = 11_000 + Math.floor(Math.random() * 20_000);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
