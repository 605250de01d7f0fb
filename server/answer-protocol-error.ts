import type { Duplex } from 'node:stream';
import { type AnswerHeaders, rawAnswer } from './raw-answer';

/** By error code of Node.js, or of its HTTP parser (HPE). */
const problemsByCode: Readonly<Record<string, readonly [status: number, problem: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions are too long.'],
};
const fallback = [400, 'This is not a valid HTTP request.'] as const;

/** Responds to a malformed HTTP request, which never reaches a handler, and closes the connection. */
export function answerProtocolError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: AnswerHeaders,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, problem] = problemsByCode[error.code ?? ''] ?? fallback;
  socket.end(rawAnswer(status, problem, headers), () => socket.destroy());
}
