import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerWords } from '../../src/compiled';
import { htmlAttributes } from '../../src/format/direction';
import type { FieldErrors } from './check-payload';
import type { FormContext, ReceiverEnv } from './form-context';
import { bodyFormat } from './read-body';

/** Why a post is refused, for the visitor and for developers. */
interface RefusalDetails {
  /** For the visitor; by default the form's text for any failure. */
  message?: string;
  /** For developers of other clients; visitors never see it. */
  problem?: string;
  /** Which of the site's words says the reason; only visitors without JavaScript see it. */
  reasonWord?: keyof ServerWords;
  errors?: FieldErrors;
  /** The visitor's input by label, so that it can be copied from the page. */
  input?: readonly (readonly [label: string, text: string])[];
  headers?: Record<string, string>;
}

/** Refuses a post with the texts of its form: as a page if it was sent without JavaScript, otherwise in JSON. */
export function refuse(
  context: FormContext,
  status: ContentfulStatusCode,
  { reasonWord, input = [], headers, ...details }: RefusalDetails,
): Response | Promise<Response> {
  const { form, build } = context.var;
  const { rejected: title, back } = form.failure;
  const answer = { message: title, ...details };
  const allHeaders = { ...headers, 'Cache-Control': 'no-store' };
  if (bodyFormat(context.req) !== 'form') return context.json(answer, status, allHeaders);
  const { message, errors } = answer;
  const reason = reasonWord && build.words?.server[reasonWord];
  // Errors say more than the message does, and a message that is the title already is not repeated.
  const problems = errors
    ? Object.values(errors)
    : [message, reason].filter((text) => text && text !== title);
  const page = plainPage(
    { title, language: build.language },
    html`${problems.map((text) => html`<p>${text}</p>`)}
${back && html`<p>${back}</p>`}
${input.map(([label, text]) => html`<p><strong>${label}</strong><br>${text}</p>`)}`,
  );
  return context.html(page, status, allHeaders);
}

/** The response to a bug. Visitors without JavaScript get a page with the texts of the form and the site. */
export function answerFailure(context: Context): Response | Promise<Response> {
  const { form, build }: Partial<ReceiverEnv['Variables']> = context.var;
  if (bodyFormat(context.req) === 'form' && form && build)
    return refuse(context, 500, { reasonWord: 'failed' });
  return context.json({ problem: 'Something went wrong on the server.' }, 500);
}

/** A minimal self-contained page, because style sheet names may differ between builds. */
export function plainPage({ title, language }: { title: string; language: string }, content: unknown) {
  return html`<!doctype html>
<html ${raw(htmlAttributes(language))}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<body style="max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif">
<h1>${title}</h1>
${content}
</body>
</html>`;
}
