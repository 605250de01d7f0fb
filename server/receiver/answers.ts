import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { htmlAttributes } from '../../src/format/direction';
import type { FieldErrors } from './check-payload';
import { type BodyFormat, bodyFormat } from './read-body';

interface AnswerOptions {
  context: Context;
  /** JSON for the page's script, otherwise an HTML page. */
  format: BodyFormat;
  /** Heading of the HTML page. */
  title: string;
  /** Tells the visitor how to go back to the form. */
  back?: string;
  /** Language of the HTML page: `en-GB`. */
  language: string;
}

/** Why a post was refused, for the visitor and for developers. */
export interface RefusalDetails {
  /** For the visitor, from the form's document. */
  message: string;
  /** For developers of other clients; visitors never see it. */
  problem?: string;
  /** Additional text for visitors without JavaScript. */
  hint?: string;
  errors?: FieldErrors;
  /** The visitor's input by label, so that it can be copied from the page. */
  input?: readonly (readonly [label: string, text: string])[];
  headers?: Record<string, string>;
}

/** The response after an enquiry was stored. Browsers without JavaScript are redirected to the thank-you page. */
export const answerStored = (context: Context, thankYou: string): Response =>
  bodyFormat(context.req) === 'form' ? context.redirect(thankYou, 303) : context.json({ ok: true });

/** The response if an enquiry was not stored. */
export function answerRefused(
  options: AnswerOptions,
  status: ContentfulStatusCode,
  { headers, hint, input, ...details }: RefusalDetails,
): Response | Promise<Response> {
  const allHeaders = { ...headers, 'Cache-Control': 'no-store' };
  const { context, format } = options;
  if (format === 'json') return context.json(details, status, allHeaders);
  return context.html(problemPage(options, { ...details, hint, input }), status, allHeaders);
}

function problemPage(
  { title, back, language }: AnswerOptions,
  { message, hint, errors, input = [] }: RefusalDetails,
) {
  // Errors say more than the message does, and a message that is the title already is not repeated.
  const problems = errors ? Object.values(errors) : [message, hint].filter((text) => text && text !== title);
  return plainPage(
    { title, language },
    html`${problems.map((text) => html`<p>${text}</p>`)}
${back && html`<p>${back}</p>`}
${input.map(([label, text]) => html`<p><strong>${label}</strong><br>${text}</p>`)}`,
  );
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
