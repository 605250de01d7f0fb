import { STATUS_CODES } from 'node:http';

/** Names and values of headers, such as those that every answer of the site carries. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** The headers and the body of an answer that says what is wrong, to programs. */
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

/** The same as bytes, for a socket without a request: the last answer on its connection. */
export function rawAnswer(status: number, problem: string, headers: AnswerHeaders): string {
  const answer = problemAnswer(problem, headers);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', answer.body].join('\r\n');
}
