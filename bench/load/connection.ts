import { connect, type Socket } from 'node:net';
import { type RawResponse, readAnswer } from './read-answer';

/** The connection ended before a request that was sent on it was answered. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/**
 * A persistent connection, one request after another. Bytes are sent exactly as given: stress tests need requests that a
 * client library would correct or refuse, and the exact moment at which a connection ends.
 */
export interface RawConnection {
  readonly socket: Socket;
  /** Whether the server accepts another request on it. */
  isOpen(): boolean;
  /** Rejects with CutOff. */
  send(request: string | Uint8Array): Promise<RawResponse>;
}

/**
 * Rejects with the system's error, such as ECONNREFUSED. On Linux, the connection can come `from` any loopback
 * address, such as 127.0.0.2.
 */
export function openConnection(port: number, from?: string): Promise<RawConnection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, localAddress: from });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(converse(socket));
    });
  });
}

function converse(socket: Socket): RawConnection {
  let received: Buffer = Buffer.alloc(0);
  let isOpen = true;
  let waiting: { resolve: (answer: RawResponse) => void; reject: (error: CutOff) => void } | undefined;

  const take = (hasEnded: boolean) => {
    const found = readAnswer(received, hasEnded);
    if (!found) return;
    received = received.subarray(found.length);
    if (found.answer.headers.get('connection') === 'close') {
      isOpen = false;
      socket.end();
    }
    waiting?.resolve(found.answer);
    waiting = undefined;
  };
  const cutOff = (how: string) => {
    isOpen = false;
    waiting?.reject(new CutOff(how));
    waiting = undefined;
  };
  socket.on('data', (chunk) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    take(false);
  });
  socket.on('end', () => {
    isOpen = false;
    take(true);
  });
  socket.on('error', (error: NodeJS.ErrnoException) => cutOff(error.code ?? error.name));
  socket.on('close', () => cutOff('closed'));

  return {
    socket,
    isOpen: () => isOpen,
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (isOpen) socket.write(request);
        else cutOff('closed');
      }),
  };
}
