import { once } from 'node:events';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { send } from '@fastify/send';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { decodedPath, encodedPath } from '../../src/format/address';
import { errorCode } from '../error-code';
import { contentTypeOf } from './content-type';

/** Content encodings in order of preference, with their file extensions. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Reads one chunk of 64 KiB ahead of what the client has received. */
const oneChunkAhead = new CountQueuingStrategy({ highWaterMark: 1 });

/**
 * Responds with the file at a path, or the `index.html` of a folder: compressed if accepted, with support for ranges
 * and conditional requests. With `isPlain`, it is the whole file uncompressed, whatever the request's headers say.
 * Undefined if there is no such file. Throws if it cannot be read, because search engines drop addresses that respond
 * with 404.
 */
export async function sendFile(
  context: Context,
  folder: string,
  { isPlain = false } = {},
): Promise<Response | undefined> {
  const requestedPath = new URL(context.req.url).pathname;
  const pathname = requestedPath.includes('%') ? encodedPath(decodedPath(requestedPath)) : requestedPath; // in NFC, like file names
  if (!isPublic(pathname)) return undefined;
  const base = pathname.replace(/\/$/, '');
  const sendIfFound = (path: string) => sendExactFile(context, folder, path, isPlain);
  return (await sendIfFound(base)) ?? sendIfFound(`${base}/index.html`);
}

/** Ranges are supported for GET requests with valid syntax (RFC 9110, 14.1.1 and 14.2); others get the whole file. */
function withValidRange(request: Context['req']): Readonly<Record<string, string>> {
  const { range = '', ...others } = request.header();
  return request.method === 'GET' && byteRangesPattern.test(range) ? { ...others, range } : others;
}

/** A Range header: `bytes=0-99`, `bytes=-100`, or several of these with commas. */
const byteRangesPattern = /^bytes=[ \t]*(?:\d+-\d*|-\d+)(?:[ \t]*,[ \t]*(?:\d+-\d*|-\d+))*[ \t]*$/;

/** Files that only hosts and this server read, and their compressed versions; they are not public. */
const hostFiles = /^\/_(headers|redirects|server\.json)(\.(br|gz))?$/;

/** Rejects dot segments, control characters and encoded slashes: `/files%2fa.html` would get the headers of a page. */
function isPublic(pathname: string): boolean {
  if (/%2f/i.test(pathname)) return false;
  try {
    const path = decodeURIComponent(pathname);
    return posix.normalize(path) === path && !hostFiles.test(path) && !/[\p{Cc}\\]/u.test(path);
  } catch {
    return false;
  }
}

/** Sends the file at exactly this path, in the best encoding that the client accepts. */
async function sendExactFile(
  context: Context,
  folder: string,
  path: string,
  isPlain: boolean,
): Promise<Response | undefined> {
  if (path === '') return undefined;
  const requestHeaders: Readonly<Record<string, string>> = isPlain ? {} : withValidRange(context.req);
  for (const [encoding, suffix] of [
    ...encodings.filter(([name]) => !isPlain && acceptsEncoding(context, name)),
    [undefined, ''] as const,
  ]) {
    const sendAs = (headers: typeof requestHeaders) =>
      // All that `send` reads of a request.
      send({ method: context.req.method, headers } as never, path + suffix, {
        root: folder,
        index: [],
        dotfiles: path.startsWith('/.well-known/') ? 'allow' : 'ignore', // RFC 8615
        cacheControl: false, // set by the build's rules
        contentType: false, // that of the original, not of its compressed form
      });
    let result = await sendAs(requestHeaders);
    // A suffix range longer than the file means the whole file (RFC 9110, 14.1.2).
    if (
      result.type === 'error' &&
      result.statusCode === 416 &&
      /^bytes=-0*[1-9]\d*$/.test(requestHeaders.range ?? '')
    ) {
      result.stream.destroy();
      result = await sendAs({ ...requestHeaders, range: 'bytes=0-' });
    }
    if (result.type !== 'file') {
      result.stream.destroy();
      if (result.type === 'error' && result.statusCode === 500) throw result.metadata.error;
      // A condition failed, or the range is beyond the end of the file.
      if (result.type === 'error' && [412, 416].includes(result.statusCode)) {
        const range = (result.headers as Record<string, string>)['Content-Range'];
        const headers = range ? { 'Content-Range': range } : undefined;
        return new Response(null, { status: result.statusCode, headers });
      }
      continue; // there is no such file in this encoding
    }
    const headers = new Headers(result.headers as Record<string, string>);
    headers.set('Vary', 'Accept-Encoding');
    if (result.statusCode !== 304) {
      headers.set('Content-Type', contentTypeOf(path));
      if (encoding) headers.set('Content-Encoding', encoding);
    }
    const body = await bodyOf(context, result);
    if (body === 'gone') return undefined;
    return new Response(body, { status: result.statusCode, headers });
  }
  return undefined;
}

type SendResult = Awaited<ReturnType<typeof send>>;

/** Opens the file before responding, because a new build may have removed it since its size was read. */
async function bodyOf(
  { req }: Context,
  { statusCode, stream }: SendResult,
): Promise<ReadableStream | null | 'gone'> {
  if (req.method === 'HEAD' || statusCode === 304) {
    stream.destroy();
    return null;
  }
  try {
    await once(stream, 'open');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'gone';
    throw error;
  }
  return Readable.toWeb(stream, { strategy: oneChunkAhead }) as ReadableStream;
}

/** Whether the client accepts an encoding; `br;q=0` rejects it. */
export const acceptsEncoding = (context: Context, name: string): boolean =>
  accepts(context, { header: 'Accept-Encoding', supports: [name], default: '' }) === name;
