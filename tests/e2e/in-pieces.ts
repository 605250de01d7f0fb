import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The size of a piece in bytes, as much as a packet carries, and ms between pieces, enough to draw each by itself. */
const [pieceSize, pause] = [1500, 20];

/** Serves a site that is served at `site` again, as over a network so slow that its HTML comes in pieces. */
export async function inPieces(site: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (type.includes('text/html'))
      for (let start = 0; start < body.length; start += pieceSize) {
        response.write(body.subarray(start, start + pieceSize));
        await setTimeout(pause);
      }
    response.end(type.includes('text/html') ? undefined : body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
