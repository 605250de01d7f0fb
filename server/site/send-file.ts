import { once } from 'node:events';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { send } from '@fastify/send';
import type { Context } from 'hono';
import { decodedPath, encodedPath } from '../../src/format/address';
import { errorCode } from '../error-code';
import { contentTypeOf } from './content-type';

/** How a text may be packed, the best first, and what its file is called then. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file is read as fast as the client receives it: the next 64 KiB are read once the last ones have been sent. */
const oneAhead = new CountQueuingStrategy({ highWaterMark: 1 });

/**
 * Answers with the file at an address, or with the `index.html` of the folder there: packed if the browser takes it,
 * in part if it asks for a part, and with 304 if it has it; or, `asText`, with the whole file as it is. Undefined if there is no such file; throws if it cannot be
 * read, because a search engine forgets an address that answers 404.
 */
export async function sendFile(
  context: Context,
  folder: string,
  { asText = false } = {},
): Promise<Response | undefined> {
  const asked = new URL(context.req.url).pathname;
  const pathname = asked.includes('%') ? encodedPath(decodedPath(asked)) : asked; // composed, as the names of files are
  if (!isPublic(pathname)) return undefined;
  const base = pathname.replace(/\/$/, '');
  const send = (path: string) => sendPacked(context, folder, path, asText);
  return (await send(base)) ?? send(`${base}/index.html`);
}

/** For a whole file, whatever the browser has of another version of it. */
const withoutConditions = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(if-|range$)/.test(name)));

/** Parts are sent to a GET that asks for them in the words of RFC 9110 (14.1.1 and 14.2); anything else gets the whole file. */
function withKnownRange(request: Context['req']): Readonly<Record<string, string>> {
  const { range = '', ...others } = request.header();
  return request.method === 'GET' && rangesOfBytes.test(range) ? { ...others, range } : others;
}

const rangesOfBytes = /^bytes=[ \t]*(?:\d+-\d*|-\d+)(?:[ \t]*,[ \t]*(?:\d+-\d*|-\d+))*[ \t]*$/;

/** What the build writes for hosts and this server, not for visitors; compressed versions as well. */
const hostFiles = /^\/_(headers|redirects|server\.json)(\.(br|gz))?$/;

/**
 * No dot segments, no control characters, and one way to write a path: by an encoded slash `/files%2fa.html` would have the
 * headers of a page.
 */
function isPublic(pathname: string): boolean {
  if (/%2f/i.test(pathname)) return false;
  try {
    const path = decodeURIComponent(pathname);
    return posix.normalize(path) === path && !hostFiles.test(path) && !/[\p{Cc}\\]/u.test(path);
  } catch {
    return false;
  }
}

async function sendPacked(
  context: Context,
  folder: string,
  path: string,
  asText: boolean,
): Promise<Response | undefined> {
  if (path === '') return undefined;
  const accepted = acceptedEncodings(asText ? undefined : context.req.header('accept-encoding'));
  const asked = asText ? withoutConditions(context.req.header()) : withKnownRange(context.req);
  for (const [encoding, suffix] of [
    ...encodings.filter(([name]) => accepted.has(name)),
    [undefined, ''] as const,
  ]) {
    const sendAs = (headers: typeof asked) =>
      send({ method: context.req.method, headers } as never, path + suffix, {
        root: folder,
        index: [],
        dotfiles: path.startsWith('/.well-known/') ? 'allow' : 'ignore', // RFC 8615
        cacheControl: false, // the build's own rules say it
        contentType: false, // of the text, not of its packed form
      });
    let found = await sendAs(asked);
    // The last so many bytes of a file that has fewer are all of it (RFC 9110, 14.1.2).
    if (found.type === 'error' && found.statusCode === 416 && /^bytes=-0*[1-9]\d*$/.test(asked.range ?? '')) {
      found.stream.destroy();
      found = await sendAs({ ...asked, range: 'bytes=0-' });
    }
    if (found.type !== 'file') {
      found.stream.destroy();
      if (found.type === 'error' && isRefusal(found.statusCode)) return refusal(found);
      if (found.type === 'error' && found.statusCode === 500) throw found.metadata.error;
      continue;
    }
    const headers = new Headers(found.headers as Record<string, string>);
    headers.set('Vary', 'Accept-Encoding');
    if (found.statusCode !== 304) {
      headers.set('Content-Type', contentTypeOf(path));
      if (encoding) headers.set('Content-Encoding', encoding);
    }
    const body = await bodyOf(context, found);
    if (body === 'gone') return undefined;
    return new Response(body, { status: found.statusCode, headers });
  }
  return undefined;
}

type Found = Awaited<ReturnType<typeof send>>;

/** The file exists but the request cannot be met: a range beyond its end, or a condition that fails. */
const isRefusal = (status: number) => status === 412 || status === 416;

function refusal({ statusCode, headers }: Found): Response {
  const range = (headers as Record<string, string>)['Content-Range'];
  return new Response(null, { status: statusCode, headers: range ? { 'Content-Range': range } : {} });
}

/** The file is opened before anything is answered: a build may have taken it away after its size was read. */
async function bodyOf(
  { req }: Context,
  { statusCode, stream }: Found,
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
  return Readable.toWeb(stream, { strategy: oneAhead }) as ReadableStream;
}

/** `gzip;q=0` refuses an encoding. Any other one that is named is accepted. */
const acceptedEncodings = (header = '') =>
  new Set(
    header
      .split(',')
      // Not by a pattern with the spaces around it, which takes a second for 15,000 of them.
      .map((part) =>
        part
          .toLowerCase()
          .split(';')
          .map((text) => text.trim()),
      )
      .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
