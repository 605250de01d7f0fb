export interface RawResponse {
  status: number;
  /** By their names in small letters. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** The first complete response in the received bytes, and its length (RFC 9112, section 6.3). */
export function readAnswer(
  bytes: Buffer,
  hasEnded: boolean,
  method = 'GET',
): { answer: RawResponse; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(statusLine.split(' ')[1]);
  const start = headEnd + 4;
  if (status === 100) {
    const next = readAnswer(bytes.subarray(start), hasEnded, method);
    return next && { ...next, length: start + next.length };
  }
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const length = hasBody ? bodyLength(headers, bytes.subarray(start), hasEnded) : 0;
  const end = start + (length ?? Number.POSITIVE_INFINITY);
  if (end > bytes.length) return undefined;
  return { answer: { status, headers, body: bytes.toString('utf8', start, end) }, length: end };
}

function bodyLength(
  headers: ReadonlyMap<string, string>,
  rest: Buffer,
  hasEnded: boolean,
): number | undefined {
  if (headers.get('transfer-encoding') === 'chunked') {
    const last = rest.indexOf('0\r\n\r\n');
    return last < 0 ? undefined : last + 5;
  }
  const length = headers.get('content-length');
  if (length !== undefined) return Number(length);
  return hasEnded ? rest.length : undefined;
}
