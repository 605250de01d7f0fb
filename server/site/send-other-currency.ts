import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { OtherCurrency } from '../../src/compiled';
import { otherCurrencyName, withOtherCurrency } from '../../src/format/other-currency';

const compress = promisify(brotliCompress);

/** Whether the visitor has switched on the second currency, by the cookie of the switch in the header. */
export const wantsOtherCurrency = (context: Context): boolean =>
  getCookie(context, otherCurrencyName) !== undefined;

/**
 * Adds converted amounts to a page, so that they are there at the first paint; added by script, they would shift the
 * content. Other responses are returned unchanged.
 */
export async function inBothCurrencies(
  context: Context,
  page: Response,
  other: OtherCurrency,
): Promise<Response> {
  const isPage = page.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || page.status !== 200 || context.req.method !== 'GET') return page;
  const html = withOtherCurrency(await page.text(), other);
  const headers = new Headers(page.headers);
  // They describe the unmodified file.
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges', 'Content-Length']) headers.delete(name);
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) return new Response(html, { headers });
  headers.set('Content-Encoding', 'br');
  const packed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Response(new Uint8Array(packed), { headers });
}
