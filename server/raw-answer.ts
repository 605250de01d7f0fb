import { STATUS_CODES } from 'node:http';

/** Headers by name, such as those of all responses. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** Headers and body of an error response for programs: JSON with a sentence in `problem`. */
export function problemAnswer(
  problem: string,
  headers: AnswerHeaders,
): { headers: AnswerHeaders; body: string } {
  const body = JSON.stringify({ problem });
  return {
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    },
    body,
  };
}

/** A response with a problem as raw bytes, for a socket without a request. It closes the connection. */
export function rawAnswer(status: number, problem: string, headers: AnswerHeaders): string {
  const answer = problemAnswer(problem, headers);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', answer.body].join('\r\n');
}
