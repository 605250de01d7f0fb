import { Hono } from 'hono';
import type { Form } from './forms';
import { createReceiver, type ReceiverOptions } from './receiver/receiver';
import { createStaticSite } from './static-site';

interface AppOptions extends ReceiverOptions {
  /** The folder of the built site. Left out: another host serves it. */
  site?: string;
  forms: readonly Form[];
}

/** The whole server as one Web-standard handler: the receiver below /api, the built site everywhere else. */
export async function createApp({ site, forms, ...options }: AppOptions): Promise<Hono> {
  const app = new Hono();
  app.get('/healthz', async (context) => {
    try {
      await options.store.ping();
      return context.json({ ok: true });
    } catch {
      return context.json({ ok: false }, 503);
    }
  });
  for (const form of forms) app.use(form.submit, ...createReceiver(form, options));
  app.all('/api/*', (context) => context.json({ message: 'There is nothing at this address.' }, 404));
  if (site) app.route('/', await createStaticSite(site));
  return app;
}
