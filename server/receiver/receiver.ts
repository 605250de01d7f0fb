import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Form } from '../forms';
import type { ChannelName } from '../store/enquiry';
import { Overloaded } from '../store/group-commit';
import type { Store } from '../store/store';
import { answerKept, answerRefused, type Refused } from './answers';
import { createPayloadCheck } from './check-payload';
import { clientAddress } from './client-address';
import { full, type Guard, type Refusal } from './guard';
import { newEnquiry } from './new-enquiry';
import { bodyKind, isRecord, readBody } from './read-body';

export interface ReceiverOptions {
  store: Store;
  guard: Guard;
  channels: readonly ChannelName[];
  /** How many proxies of one's own stand before this server. */
  trustedProxies: number;
  /** Of the pages that a plain post is answered by: en-GB. */
  language: string;
  /** Something has come that is to be handed on. */
  onKept: () => void;
  /** The store could not keep something. */
  onFailure: (error: unknown) => void;
}

/** The most that a body may weigh: a hundred times what an enquiry takes, bytes. */
const largestBody = 16 * 1024;

/** What a key may look like: draft-ietf-httpapi-idempotency-key-header, and a length that a store can index. */
const isKey = (key: string) => /^[\x21-\x7e]{1,100}$/.test(key);

/**
 * Answers a form's address: the steps of one request, in their order. Nothing is acknowledged before it is stored.
 */
export function createReceiver(form: Form, options: ReceiverOptions): readonly MiddlewareHandler[] {
  const { store, guard, channels, trustedProxies, language, onKept, onFailure } = options;
  const checkPayload = createPayloadCheck(form);
  const { rejected, busy = rejected, back } = form.failure;
  const refuse = (context: Context, status: ContentfulStatusCode, refused: Partial<Refused>) =>
    answerRefused(
      { context, kind: bodyKind(context.req) ?? 'json', title: rejected, back, language },
      status,
      {
        message: rejected,
        ...refused,
      },
    );

  const onlyPosts: MiddlewareHandler = async (context, next) => {
    if (context.req.method !== 'POST') {
      return refuse(context, 405, { problem: 'Only POST is answered here.', headers: { Allow: 'POST' } });
    }
    if (!bodyKind(context.req)) return refuse(context, 415, { problem: 'Send JSON, or a plain form.' });
    if (context.req.header('content-encoding')) {
      return refuse(context, 415, { problem: 'Send the body without a Content-Encoding.' });
    }
    return next();
  };

  const askToReturn = (context: Context, { status, retryAfter }: Refusal) =>
    refuse(context, status, { message: busy, headers: { 'Retry-After': String(retryAfter) } });

  const onlyWhileThereIsRoom: MiddlewareHandler = async (context, next) =>
    guard.isFull() ? askToReturn(context, full) : next();

  const onlySmall = bodyLimit({
    maxSize: largestBody,
    onError: (context) => refuse(context, 413, { problem: `A body may have ${largestBody} bytes.` }),
  });

  /** Whoever sends slowly takes no place from those who are served: a body is complete before it counts. */
  const onlyComplete: MiddlewareHandler = async (context, next) => {
    await context.req.arrayBuffer(); // remembered: what reads the body again gets the same
    return next();
  };

  const onlyAsManyAsFit: MiddlewareHandler = (context, next) =>
    guard.admit<Response | undefined>(
      clientAddress(context, trustedProxies),
      async () => {
        await next();
        return undefined;
      },
      (refusal) => askToReturn(context, refusal),
    );

  const receive: MiddlewareHandler = async (context) => {
    const { req } = context;
    const key = req.header('idempotency-key');
    if (key !== undefined && !isKey(key)) {
      return refuse(context, 400, { problem: 'Idempotency-Key: 1 to 100 visible ASCII characters.' });
    }
    const body = await readBody(req);
    if (!body) return refuse(context, 400, { problem: 'The body is not what its Content-Type says.' });
    if (!isRecord(body.fields))
      return refuse(context, 422, { problem: 'The body has to be one JSON object.' });
    const { payload, faults } = checkPayload(body.fields);
    if (!payload) {
      return refuse(context, 422, { message: Object.values(faults).join(' '), errors: faults });
    }
    const fillTime = readNumber(req.header('fill-time'));
    const enquiry = newEnquiry(form, payload, { ...body, key, fillTime, channels });
    try {
      const kept = await store.keep(enquiry);
      if (kept === 'conflicting') {
        return refuse(context, 422, { problem: 'This Idempotency-Key has come with another body.' });
      }
      if (kept === 'kept' && enquiry.handOn.length > 0) onKept();
      return answerKept(context);
    } catch (error) {
      if (!(error instanceof Overloaded)) onFailure(error);
      return refuse(context, 503, { message: busy, headers: { 'Retry-After': '5' } });
    }
  };

  return [onlyPosts, onlyWhileThereIsRoom, onlySmall, onlyComplete, onlyAsManyAsFit, receive];
}

const readNumber = (text: string | undefined) => {
  const number = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};
