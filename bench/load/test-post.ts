import { randomUUID } from 'node:crypto';
import { address, type Payload } from './enquiry-request';

/** One post, valid or invalid, and the expected result. */
export interface TestPost {
  what: string;
  bytes: Buffer;
  /** The client closes its side after the bytes, as if it had promised more than it has. */
  endsEarly?: boolean;
  /** It is stored as this. */
  kept?: Payload;
  /** It is refused with one of these statuses. */
  refused?: readonly number[];
  /** The fields that the refusal names. */
  names?: readonly string[];
}

interface RawPost {
  method?: string;
  /** Undefined: none is sent. */
  type?: string;
  headers?: readonly string[];
  body: string | Uint8Array;
  /** A wrong Content-Length. Null: the header is missing. */
  length?: number | null;
}

/** A request as bytes, valid or not. */
export function rawPost({ method = 'POST', type, headers = [], body, length }: RawPost): Buffer {
  const content = Buffer.from(body as string);
  const head = [
    `${method} ${address} HTTP/1.1`,
    'Host: localhost',
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(length === null ? [] : [`Content-Length: ${length ?? content.length}`]),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
}

/** A JSON post under a key of its own. */
export const jsonPost = (body: string | Uint8Array, rest: Partial<RawPost> = {}) =>
  rawPost({
    type: 'application/json',
    ...rest,
    headers: [`Idempotency-Key: ${randomUUID()}`, ...(rest.headers ?? [])],
    body,
  });

/** A post whose body comes in chunks, without Content-Length. */
export function chunkedPost(body: Buffer, pieceSize: number): Buffer {
  const pieces: Buffer[] = [];
  for (let start = 0; start < body.length; start += pieceSize) {
    const piece = body.subarray(start, start + pieceSize);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  pieces.push(Buffer.from('0\r\n\r\n'));
  return jsonPost(Buffer.concat(pieces), { length: null, headers: ['Transfer-Encoding: chunked'] });
}
