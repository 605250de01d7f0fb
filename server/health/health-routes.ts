import { Hono } from 'hono';
import type { Readiness } from './readiness';

const headers = { 'Cache-Control': 'no-store' };

/**
 * `/healthz`: 200 if the process responds; if not, restart it. `/readyz`: 200 if enquiries can be stored, otherwise
 * 503; a restart does not help then.
 */
export function healthRoutes(readiness: () => Promise<Readiness>): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ ok: true }, 200, headers));
  routes.get('/readyz', async (context) => {
    const result = await readiness();
    return context.json(result, result.ready ? 200 : 503, headers);
  });
  return routes;
}
