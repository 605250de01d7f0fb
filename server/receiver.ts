import { Ajv } from 'ajv';
import type { Context } from 'hono';
import type { Form } from './forms';
import type { Journal } from './journal';
import { payloadSchema } from './payload-schema';

type Payload = Record<string, string>;

/** Answers a form's address: JSON from the page, or a plain form post, which is answered by a page. */
export function createReceiver(form: Form, journal: Journal) {
  const isValid = new Ajv({ allErrors: true }).compile<Payload>(payloadSchema(form));

  return async (context: Context): Promise<Response> => {
    if (context.req.method !== 'POST') {
      return context.json({ message: 'This address takes what its form sends.' }, 405, { Allow: 'POST' });
    }
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    const isPlainPost = type === 'application/x-www-form-urlencoded';
    if (type !== 'application/json' && !isPlainPost) {
      return context.json({ message: 'Send JSON, or a plain form.' }, 415);
    }

    let payload: unknown;
    try {
      payload = isPlainPost ? await context.req.parseBody() : await context.req.json();
    } catch {
      return context.json({ message: 'This is not readable.' }, 400);
    }
    if (!isValid(payload)) {
      const errors = messagesOf(form, isValid.errors ?? []);
      const message = Object.values(errors).join(' ') || 'These are not the fields of the form.';
      return context.json({ message, errors }, 422);
    }
    await journal.append({ form: form.submit, received: new Date().toISOString(), payload });
    return isPlainPost ? context.redirect('/thank-you', 303) : context.json({ ok: true });
  };
}

/** The form's own message for every field that is wrong, by the field's name. */
function messagesOf(
  form: Form,
  errors: readonly { instancePath: string; params: object }[],
): Record<string, string> {
  const wrong = new Map<string, 'missing' | 'invalid'>();
  for (const { instancePath, params } of errors) {
    if (instancePath !== '') wrong.set(instancePath.slice(1), 'invalid');
    else if ('missingProperty' in params) wrong.set(String(params.missingProperty), 'missing');
  }
  return Object.fromEntries(
    form.fields.flatMap(({ name, messages }) => {
      const fault = wrong.get(name);
      return fault ? [[name, messages?.[fault] ?? messages?.missing ?? 'This cannot be taken.']] : [];
    }),
  );
}
