import { Hono } from 'hono';
import type { Readiness } from './readiness';

const headers = { 'Cache-Control': 'no-store' };

/**
 * `/healthz`: 200 whenever the process answers; if it does not, restart it. `/readyz`: 200 if posts can be kept,
 * otherwise 503; a restart does not help.
 */
export function healthRoutes(readiness: () => Promise<Readiness>): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ ok: true }, 200, headers));
  routes.get('/readyz', async (context) => {
    const found = await readiness();
    return context.json(found, found.ready ? 200 : 503, headers);
  });
  return routes;
}
