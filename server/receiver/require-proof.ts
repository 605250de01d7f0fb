import { html } from 'hono/html';
import type { ReceivedForm } from '../../src/compiled';
import type { ProofOfWork } from '../spam/proof-of-work';
import type { NewEnquiry } from '../store/enquiry';
import { plainPage } from './answers';
import type { Payload } from './check-payload';
import type { FormContext } from './form-context';
import { type Body, consentVersionField, formVersionField, honeypotField, waitTokenField } from './read-body';

/** A valid post that may need a proof of work. */
interface ProofRequest {
  context: FormContext;
  body: Body;
  enquiry: NewEnquiry;
  /** The validated input. */
  payload: Payload;
}

/**
 * The 428 response (RFC 6585) to a post without proof: a challenge for the page's script, or a page on which a visitor
 * without JavaScript waits before sending again. Undefined if the post can be stored.
 */
export function requireProof(
  request: ProofRequest,
  proof: ProofOfWork,
): Response | Promise<Response> | undefined {
  return request.body.isFromScript ? requireWork(request, proof) : requireTime(request, proof);
}

const noStore = { 'Cache-Control': 'no-store' };

function requireWork({ context, enquiry }: ProofRequest, proof: ProofOfWork) {
  const { form } = context.var;
  // The page's script always sends a key, which is that of the enquiry.
  const subject = `${form.submit} ${enquiry.key}`;
  if (proof.isProven(context.req.header('proof-of-work') ?? '', subject)) return undefined;
  return context.json({ message: waitMessageOf(form), ...proof.challenge(subject) }, 428, noStore);
}

function requireTime(request: ProofRequest, proof: ProofOfWork) {
  const { context, body, enquiry } = request;
  // The digest makes a token valid for a single text. The enquiry's own key is not used, since without a key from the
  // client it is derived from the date, and changes at midnight.
  const subject = `${enquiry.form} ${context.req.header('idempotency-key') ?? ''} ${enquiry.digest}`;
  const { waitToken = '' } = body;
  const remainingWait = proof.remainingWait(waitToken, subject);
  if (remainingWait === 0) return undefined;
  // A token that is still valid is kept, so that sending again too early does not start the wait again.
  const token = remainingWait === undefined ? proof.issueWaitToken(subject) : waitToken;
  const seconds = remainingWait ?? proof.remainingWait(token, subject) ?? 0;
  return context.html(waitPage(request, token, seconds), 428, { ...noStore, 'Retry-After': String(seconds) });
}

/** The form's own text for waiting, or else for overload or any failure. */
const waitMessageOf = ({ failure: { rejected, busy = rejected, wait = busy } }: ReceivedForm) => wait;

/** The wait page: it contains all input in hidden fields, and a button that sends it again. */
function waitPage({ context, body, payload }: ProofRequest, token: string, seconds: number) {
  const { form, build } = context.var;
  const { language } = build;
  const fields = {
    ...payload,
    ...(body.consentVersion !== undefined && { [consentVersionField]: body.consentVersion }),
    ...(body.formVersion !== undefined && { [formVersionField]: body.formVersion }),
    ...(body.isHoneypotFilled && { [honeypotField]: '1' }),
    [waitTokenField]: token,
  };
  const time = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return plainPage(
    { title: waitMessageOf(form), language },
    html`<p>${time.format(seconds)}</p>
<form method="post" action="${form.submit}">
${Object.entries(fields).flatMap(([name, value]) =>
  [value].flat().map((each) => html`<input type="hidden" name="${name}" value="${each}">`),
)}
<button style="font: inherit; padding: 0.5em 1em">${form.button}</button>
</form>`,
  );
}
