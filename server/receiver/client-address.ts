import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whose request it is. Behind so many proxies of one's own, each of which adds whom it heard at the end of
 * X-Forwarded-For, it is that many from the end; anything before it may be made up.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  if (trustedProxies === 0) return getConnInfo(context).remote.address ?? '';
  const heard = context.req.header('x-forwarded-for')?.split(',') ?? [];
  return heard.at(-trustedProxies)?.trim() ?? '';
}
