import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { OtherCurrency } from '../../src/compiled';
import { otherCurrencyName, withOtherCurrency } from '../../src/format/other-currency';

const compress = promisify(brotliCompress);

/** Whether a visitor wants sums in the second currency, too: the switch in the header has set a cookie. */
export const wantsOtherCurrency = (context: Context): boolean =>
  getCookie(context, otherCurrencyName) !== undefined;

/**
 * A page with every sum in both currencies. Made by a script, they would move what is being read; made here, they are there
 * when the page is painted first. Anything but a whole page is answered as it is.
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
  // Another text than the file's.
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges', 'Content-Length']) headers.delete(name);
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) return new Response(html, { headers });
  headers.set('Content-Encoding', 'br');
  const packed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Response(new Uint8Array(packed), { headers });
}
