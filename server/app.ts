import { Hono } from 'hono';
import type { Form } from './forms';
import { createReceiver, type ReceiverOptions } from './receiver/receiver';
import { createStaticSite } from './static-site';

interface AppOptions extends ReceiverOptions {
  /** The folder of the built site. Left out: another host serves it. */
  site?: string;
  forms: readonly Form[];
  /** A request could not be answered as it should: a fault of this program. */
  onError: (error: unknown) => void;
}

/** The whole server as one Web-standard handler: the receiver below /api, the built site everywhere else. */
export async function createApp({ site, forms, onError, ...options }: AppOptions): Promise<Hono> {
  const app = new Hono();
  // Hono's own would print the error, whose message may hold what a visitor wrote.
  app.onError((error, context) => {
    if (!isGivenUp(error)) onError(error);
    return context.json({ message: 'Something went wrong here.' }, 500);
  });
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

/** Whoever sent it ended the connection before the body was complete: nobody waits for the answer. */
const isGivenUp = (error: Error) => 'code' in error && error.code === 'ECONNRESET';
