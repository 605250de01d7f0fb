import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { errorCode } from '../error-code';
import type { CurrentBuild } from '../site/build';
import type { SpamFilter } from '../spam/create-spam-filter';
import type { ProofOfWork } from '../spam/proof-of-work';
import type { ChannelName } from '../store/enquiry';
import { Overloaded } from '../store/group-commit';
import type { Store } from '../store/store';
import { refuse } from './answers';
import { checkPayload, type FieldErrors } from './check-payload';
import { clientAddress } from './client-address';
import type { FormContext, ReceiverEnv } from './form-context';
import { type Guard, overloaded, type Refusal } from './guard';
import { maxBodySize } from './max-body-size';
import { newEnquiry } from './new-enquiry';
import { type OnPost, outcomesByStatus, unknownForm } from './post-outcome';
import { type Body, bodyFormat, isRecord, readBody } from './read-body';
import { requireProof } from './require-proof';

/** What the receiver uses, and whom it notifies. */
export interface ReceiverOptions {
  /** The build whose forms are accepted. */
  currentBuild: CurrentBuild;
  store: Store;
  guard: Guard;
  /** The delivery channels that the settings enable. */
  channels: readonly ChannelName[];
  /** Origins of pages elsewhere that may send forms here, besides those of the build. */
  allowedOrigins?: readonly string[];
  /** Number of our own proxies in front of this server. */
  trustedProxies: number;
  /** Gives the reason for quarantine, if any. If omitted, nothing is quarantined. */
  spamFilter?: SpamFilter;
  /** If omitted, no proof of work is required. */
  proof?: ProofOfWork;
  /** Called when an enquiry was stored that has to be delivered. */
  onStored: () => void;
  /** Called when the store failed. */
  onFailure: (error: unknown) => void;
  /** Called with the outcome of every post. */
  onPost?: OnPost;
}

/**
 * Whether an idempotency key is valid (draft-ietf-httpapi-idempotency-key-header), with a length that the store can
 * index.
 */
const isIdempotencyKey = (key: string) => /^[\x21-\x7e]{1,100}$/.test(key);

type Middleware = MiddlewareHandler<ReceiverEnv>;

/** Whether a consent version is valid (schema/form.schema.json). */
const isConsentVersion = (text: string) => /^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$/.test(text);

/** Handles requests under /api as a chain of steps. Nothing is acknowledged before it is stored. */
export function createReceiver(options: ReceiverOptions): Hono<ReceiverEnv> {
  const {
    currentBuild,
    store,
    guard,
    channels,
    allowedOrigins = [],
    trustedProxies,
    spamFilter,
    proof,
    onStored,
    onFailure,
    onPost = () => {},
  } = options;

  /** Whether a request is from a page elsewhere that may send forms here. */
  const hasAllowedOrigin = ({ req }: FormContext) => {
    const origin = req.header('origin');
    if (origin === undefined) return false;
    return allowedOrigins.includes(origin) || currentBuild().origins.includes(origin);
  };

  const allowCors = cors({
    origin: (origin) => origin,
    allowMethods: ['POST'],
    maxAge: 7200, // in seconds, the maximum in Chrome
  });

  /** Lets the script of pages of allowed origins read the answer, and answers its preflight requests. */
  const allowOrigins: Middleware = async (context, next) =>
    hasAllowedOrigin(context) ? allowCors(context, next) : next();

  /** Refuses requests to paths without a form, and sets the context variables of the others. */
  const requireForm: Middleware = async (context, next) => {
    const build = currentBuild();
    const form = build.form(context.req.path);
    if (!form) {
      if (context.req.method === 'POST') onPost(unknownForm, 'unknown_form', 0);
      return context.json({ problem: 'No form sends to this address.' }, 404);
    }
    context.set('build', build);
    context.set('form', form);
    return next();
  };

  /** Reports the outcome of each post. Requests by other methods are no posts. */
  const reportOutcome: Middleware = async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const start = performance.now();
    await next();
    const { form, spamReason } = context.var;
    const refusalOutcome = outcomesByStatus[context.res.status] ?? 'malformed';
    const failure = context.error && (errorCode(context.error) === 'ECONNRESET' ? 'aborted' : 'error');
    const outcome = context.var.outcome ?? failure ?? refusalOutcome;
    onPost(form.submit, outcome, (performance.now() - start) / 1000, spamReason);
  };

  const requirePost: Middleware = async (context, next) => {
    if (context.req.method !== 'POST') {
      return refuse(context, 405, { problem: 'Use POST.', headers: { Allow: 'POST' } });
    }
    if (!bodyFormat(context.req)) return refuse(context, 415, { problem: 'Send JSON or a plain form.' });
    // Forms on other sites would count against the visitor's limit. Browsers send this header.
    if (context.req.header('sec-fetch-site') === 'cross-site' && !hasAllowedOrigin(context)) {
      return refuse(context, 403, {
        problem: 'Only pages of this site may send this form.',
        reasonWord: 'otherSite',
      });
    }
    if (context.req.header('content-encoding')) {
      return refuse(context, 415, {
        problem: 'Send the body without a Content-Encoding.',
        reasonWord: 'unreadable',
      });
    }
    return next();
  };

  const refuseTemporarily = (context: FormContext, { status, retryAfter }: Refusal) => {
    const { rejected, busy = rejected } = context.var.form.failure;
    return refuse(context, status, { message: busy, headers: { 'Retry-After': String(retryAfter) } });
  };

  const shedLoad: Middleware = async (context, next) =>
    guard.isFull() ? refuseTemporarily(context, overloaded) : next();

  const limitBodySize: Middleware = (context, next) => {
    const { form, build } = context.var;
    const { rejected } = form.failure;
    const maxSize = maxBodySize(form);
    const onError = () =>
      refuse(context, 413, {
        // The page's script shows only the message, so in JSON the message includes the reason.
        message:
          bodyFormat(context.req) === 'json' && build.words
            ? `${rejected} ${build.words.server.tooLarge}`
            : rejected,
        problem: `The body is too large. Send at most ${maxSize} bytes.`,
        reasonWord: 'tooLarge',
      });
    return bodyLimit({ maxSize, onError })(context, next);
  };

  /** Waits for the complete body before the post counts, so that slow clients do not use up the limits. */
  const awaitBody: Middleware = async (context, next) => {
    await context.req.arrayBuffer(); // cached, so that the body can be read again
    return next();
  };

  const rateLimit: Middleware = async (context, next) => {
    const forwardedFor = context.req.header('x-forwarded-for');
    const address = clientAddress({ remote: remoteAddress(context), forwardedFor }, trustedProxies);
    if (address === undefined) {
      return refuse(context, 400, { problem: 'X-Forwarded-For has no IP address. Correct the proxy.' });
    }
    context.set('address', address);
    const refusal = await guard.admit(address, next);
    return refusal && refuseTemporarily(context, refusal);
  };

  /**
   * A page with another version of the form cannot show these errors, and must be reloaded. Without JavaScript that
   * would lose the input, so the errors are shown on a page with it.
   */
  const refuseInvalid = (
    context: FormContext,
    { formVersion, fields, isFromScript }: Body,
    errors: FieldErrors,
  ) => {
    const { version, failure, fields: formFields } = context.var.form;
    if (formVersion === undefined || formVersion === version) {
      return refuse(context, 422, { message: Object.values(errors).join(' '), errors });
    }
    if (!isFromScript) {
      const labels = new Map(formFields.map(({ name, label }) => [name, label]));
      const input = Object.entries(Object(fields))
        .map(([name, value]) => [labels.get(name) ?? name, [value].flat().join(', ')] as const)
        .filter(([, text]) => text.trim() !== '');
      return refuse(context, 409, { errors, input });
    }
    return refuse(context, 409, {
      message: failure.outdated ?? failure.rejected,
      problem: `The form has changed to version ${version}. Reload the page.`,
    });
  };

  const receive: Middleware = async (context) => {
    const { req } = context;
    const { build, form, address } = context.var;
    const key = req.header('idempotency-key');
    if (key !== undefined && !isIdempotencyKey(key)) {
      return refuse(context, 400, {
        problem: 'Idempotency-Key is not valid. Use 1 to 100 visible ASCII characters.',
      });
    }
    const body = await readBody(req);
    if (!body)
      return refuse(context, 400, {
        problem: 'The body does not match its Content-Type.',
        reasonWord: 'unreadable',
      });
    if (!isRecord(body.fields)) return refuse(context, 422, { problem: 'The body must be a JSON object.' });
    if (body.consentVersion !== undefined && !isConsentVersion(body.consentVersion)) {
      return refuse(context, 400, { problem: 'Consent-Version is not valid.', reasonWord: 'unreadable' });
    }
    const { payload, errors } = checkPayload(form, body.fields, build.words?.server);
    if (!payload) return refuseInvalid(context, body, errors);
    const unfiltered = newEnquiry(form, payload, { ...body, key, channels });
    const proofRefusal = proof && requireProof({ context, body, payload, enquiry: unfiltered }, proof);
    if (proofRefusal) return proofRefusal;
    const refusal = guard.countValid();
    if (refusal) return refuseTemporarily(context, refusal);
    const spamReason = spamFilter?.({ form, payload, key: unfiltered.key, address, body });
    // Spam is never dropped: it is stored in quarantine, and delivered if it is released.
    const enquiry = spamReason ? { ...unfiltered, quarantine: spamReason, deliverTo: [] } : unfiltered;
    try {
      const outcome = await store.keep(enquiry);
      context.set('outcome', outcome);
      if (outcome === 'conflicting') {
        return refuse(context, 422, { problem: 'This Idempotency-Key was used with another body.' });
      }
      if (outcome === 'kept' && spamReason) {
        context.set('outcome', 'quarantined');
        context.set('spamReason', spamReason);
      }
      if (outcome === 'kept' && enquiry.deliverTo.length > 0) onStored();
      return body.isFromScript ? context.json({ ok: true }) : context.redirect(build.thankYou, 303);
    } catch (error) {
      // Overload needs no outcome of its own: it follows from the status 503.
      if (!(error instanceof Overloaded)) {
        context.set('outcome', 'store_failed');
        onFailure(error);
      }
      return refuseTemporarily(context, { status: 503, retryAfter: 5 });
    }
  };

  return new Hono<ReceiverEnv>().all(
    '/api/*',
    allowOrigins,
    requireForm,
    reportOutcome,
    requirePost,
    shedLoad,
    limitBodySize,
    awaitBody,
    rateLimit,
    receive,
  );
}

/** The address of the socket's peer; undefined without a socket, as in tests. */
const remoteAddress = (context: Context) =>
  context.env?.incoming ? getConnInfo(context).remote.address : undefined;
