import type { Context, MiddlewareHandler } from 'hono';

/** Outcomes of a post. */
export const postOutcomes = [
  /** Stored. */
  'kept',
  /** Stored in quarantine, until released or deleted. */
  'quarantined',
  /** A repetition of a stored enquiry. */
  'repeated',
  /** Its idempotency key was used before with a different body. */
  'conflicting',
  /** Its fields are invalid. */
  'invalid',
  /** From another version of the form; the page must be reloaded: 409. */
  'outdated',
  /** Not a valid form post. */
  'malformed',
  /** No form has its path: 404. Counted under `unknownForm`. */
  'unknown_form',
  /** Needs a proof of work, or a wait: 428. */
  'unproven',
  /** Too many posts from its sender, or in total: 429. */
  'limited',
  /** Too many concurrent posts: 503. */
  'overloaded',
  /** The store failed: 503. */
  'store_failed',
  /** The client disconnected before the body was complete. */
  'aborted',
  /** A bug: 500. */
  'error',
] as const;

/** Label for all paths without a form, because metric labels must not contain requested paths. */
export const unknownForm = 'unknown';

export type PostOutcome = (typeof postOutcomes)[number];

/** Called for every post, with the form's path, the outcome, the duration in seconds, and the quarantine reason. */
export type OnPost = (form: string, outcome: PostOutcome, seconds: number, reason?: string) => void;

/** Sets the outcome of a post, where it does not follow from the status of the response. */
export const setOutcome = (context: Context, outcome: PostOutcome, reason?: string): void =>
  context.set('outcome', { outcome, reason });

/** Reports the outcome of each post to a known form. Requests by other methods are no posts. */
export function observePosts(onPost: OnPost): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const start = performance.now();
    await next();
    const explicit: { outcome: PostOutcome; reason?: string } | undefined = context.get('outcome');
    const { outcome, reason } = explicit ?? { outcome: outcomeByStatus(context) };
    // The receiver has set the form; its `submit` is the path that it posts to.
    onPost(context.get('form').submit, outcome, (performance.now() - start) / 1000, reason);
  };
}

function outcomeByStatus({ error, res }: Context): PostOutcome {
  if (error) return 'code' in error && error.code === 'ECONNRESET' ? 'aborted' : 'error';
  if (res.status === 409) return 'outdated';
  if (res.status === 422) return 'invalid';
  if (res.status === 428) return 'unproven';
  if (res.status === 429) return 'limited';
  if (res.status === 503) return 'overloaded';
  if (res.status >= 500) return 'error';
  return 'malformed';
}
