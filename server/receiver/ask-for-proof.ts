import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ReceivedForm } from '../../src/compiled';
import type { ProofOfWork } from '../spam/proof-of-work';
import type { NewEnquiry } from '../store/enquiry';
import { plainPage } from './answers';
import type { Payload } from './check-payload';
import { type Body, consentVersion, formVersionField, honeypot, waitToken } from './read-body';

/** A valid post that may need a proof before it is kept. */
interface Asking {
  context: Context;
  form: ReceivedForm;
  /** Of the page on which a visitor without script waits: en-GB. */
  language: string;
  body: Body;
  enquiry: NewEnquiry;
  /** What was sent, valid. */
  payload: Payload;
  isFromScript: boolean;
}

/**
 * The answer to a post that has proven nothing yet, 428 (RFC 6585): a challenge for the page's script, or a page on
 * which a visitor without script waits and presses the button again. Undefined if the post can be kept.
 */
export function askForProof(asking: Asking, proof: ProofOfWork): Response | Promise<Response> | undefined {
  return asking.isFromScript ? askForWork(asking, proof) : askForTime(asking, proof);
}

const noStore = { 'Cache-Control': 'no-store' };

function askForWork({ context, form, enquiry }: Asking, proof: ProofOfWork) {
  const subject = `${form.submit} ${enquiry.key}`;
  if (proof.isProven(context.req.header('proof-of-work') ?? '', subject)) return undefined;
  return context.json({ message: wordsOf(form), ...proof.challenge(subject) }, 428, noStore);
}

function askForTime(asking: Asking, proof: ProofOfWork) {
  const { context, body, form, enquiry } = asking;
  // Of keys only one that was sent: that of a text changes at midnight. Else one wait would do for a text under any number.
  const subject = `${form.submit} ${context.req.header('idempotency-key') ?? ''} ${enquiry.digest}`;
  const known = body.waitToken === undefined ? undefined : proof.remainingWait(body.waitToken, subject);
  if (known === 0) return undefined;
  const token =
    known === undefined || body.waitToken === undefined ? proof.issueWait(subject) : body.waitToken;
  const seconds = known ?? proof.remainingWait(token, subject) ?? 0;
  return context.html(waitPage(asking, token, seconds), 428, { ...noStore, 'Retry-After': String(seconds) });
}

const wordsOf = ({ failure: { rejected, busy = rejected, wait = busy } }: ReceivedForm) => wait;

/** It contains everything that was typed, and sends it again with the next press. */
function waitPage({ form, language, body, payload }: Asking, token: string, seconds: number) {
  const fields = {
    ...payload,
    ...(body.consentVersion !== undefined && { [consentVersion]: body.consentVersion }),
    ...(body.formVersion !== undefined && { [formVersionField]: body.formVersion }),
    ...(body.isHoneypotFilled && { [honeypot]: '1' }),
    [waitToken]: token,
  };
  const time = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return plainPage(
    { title: wordsOf(form), language },
    html`<p>${time.format(seconds)}</p>
<form method="post" action="${form.submit}">
${Object.entries(fields).flatMap(([name, value]) =>
  [value].flat().map((each) => html`<input type="hidden" name="${name}" value="${each}">`),
)}
<button style="font: inherit; padding: 0.5em 1em">${form.button}</button>
</form>`,
  );
}
