import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Form } from './forms';
import type { Journal } from './journal';
import { createReceiver } from './receiver';
import { createStaticSite } from './static-site';

interface AppOptions {
  /** The folder of the built site. */
  site: string;
  forms: readonly Form[];
  journal: Journal;
}

/** The most that a body may weigh: a hundred times what an enquiry takes. */
const largestBody = 16 * 1024;

/** The whole server as one Web-standard handler: the receiver below /api, the built site everywhere else. */
export async function createApp({ site, forms, journal }: AppOptions): Promise<Hono> {
  const app = new Hono();
  const tooLarge = bodyLimit({
    maxSize: largestBody,
    onError: (context) => context.json({ message: 'This is more than the form can take.' }, 413),
  });
  app.get('/healthz', (context) => context.json({ ok: true }));
  for (const form of forms) app.all(form.submit, tooLarge, createReceiver(form, journal));
  app.all('/api/*', (context) => context.json({ message: 'There is nothing at this address.' }, 404));
  app.route('/', await createStaticSite(site));
  return app;
}
