import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { OtherCurrency } from '../../src/compiled';
import { otherCurrencyName, withOtherCurrency } from '../../src/format/other-currency';
import { acceptsEncoding } from './send-file';

const compress = promisify(brotliCompress);

/**
 * Whether the visitor wants the second currency: by the cookie `otherCurrencyName`, which the currency toggle at the
 * top of the page sets.
 */
export const wantsOtherCurrency = (context: Context): boolean =>
  getCookie(context, otherCurrencyName) !== undefined;

/**
 * Adds converted amounts to a page, so that they are there at the first paint; added by script, they would shift the
 * content. Other responses are returned unchanged.
 */
export async function addOtherCurrency(
  context: Context,
  response: Response,
  other: OtherCurrency,
): Promise<Response> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || response.status !== 200 || context.req.method !== 'GET') return response;
  const html = withOtherCurrency(await response.text(), other);
  const headers = new Headers(response.headers);
  // These describe the unmodified file.
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges', 'Content-Length']) headers.delete(name);
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (!acceptsEncoding(context, 'br')) return new Response(html, { headers });
  headers.set('Content-Encoding', 'br');
  // The default quality, 11, is for files that are compressed once.
  const compressed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Response(new Uint8Array(compressed), { headers });
}
