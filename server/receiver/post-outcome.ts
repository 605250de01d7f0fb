import type { Context, MiddlewareHandler } from 'hono';

/** What happened to a post. */
export const postOutcomes = [
  /** It is new and in the store. */
  'kept',
  /** It is in the store, in quarantine until it is released or deleted. */
  'quarantined',
  /** It was in the store already. */
  'repeated',
  /** Its idempotency key was used before with a different body. */
  'conflicting',
  /** Its fields do not fit the form. */
  'invalid',
  /** It is of another version of the form, which the page has to load: 409. */
  'outdated',
  /** It is not a post that a form makes. */
  'malformed',
  /** No form sends to its address: 404. It is counted under `unknownForm`. */
  'unknown_form',
  /** It has to be sent again with a proof of work, or after a wait: 428. */
  'unproven',
  /** Too many from its sender, or in total: 429. */
  'limited',
  /** There were too many at once: 503. */
  'overloaded',
  /** The store could not keep it: 503. */
  'store_failed',
  /** The client disconnected before the body was complete. */
  'aborted',
  /** A bug in this program: 500. */
  'error',
] as const;

/** Used for every address that no form has: a metric label must not contain what somebody asked for. */
export const unknownForm = 'unknown';

export type PostOutcome = (typeof postOutcomes)[number];

/** Called for every post: the form's address, the outcome, the seconds it took, and why it is in quarantine. */
export type OnPost = (form: string, outcome: PostOutcome, seconds: number, reason?: string) => void;

/** Notes the outcome of a post if its status does not show it. */
export const noteOutcome = (context: Context, outcome: PostOutcome, reason?: string): void =>
  context.set('outcome', { outcome, reason });

/** Reports what happened to each post whose form is known. */
export function observePosts(onPost: OnPost): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const noted: { outcome: PostOutcome; reason?: string } | undefined = context.get('outcome');
    const { outcome, reason } = noted ?? { outcome: outcomeOf(context) };
    onPost(context.get('form').submit, outcome, (performance.now() - start) / 1000, reason);
  };
}

function outcomeOf({ error, res }: Context): PostOutcome {
  if (error) return 'code' in error && error.code === 'ECONNRESET' ? 'aborted' : 'error';
  if (res.status === 409) return 'outdated';
  if (res.status === 422) return 'invalid';
  if (res.status === 428) return 'unproven';
  if (res.status === 429) return 'limited';
  if (res.status === 503) return 'overloaded';
  if (res.status >= 500) return 'error';
  return 'malformed';
}
