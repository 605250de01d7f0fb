import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const known: Readonly<Record<string, readonly [status: number, problem: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request was not complete in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions are too long.'],
};
const other = [400, 'This is no HTTP request, or its body is not as long as it says.'] as const;

/** Answers what is no complete HTTP request, which no handler sees, and ends its connection. */
export function answerProtocolError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, problem] = known[error.code ?? ''] ?? other;
  const body = JSON.stringify({ problem });
  const answer = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  socket.end(answer, () => socket.destroy());
}
