/** Outcomes of a post. */
export const postOutcomes = [
  /** Stored. */
  'kept',
  /** Stored in quarantine, until released or deleted. */
  'quarantined',
  /** A repetition of a stored enquiry. */
  'repeated',
  /** Its idempotency key was used before with a different body: 422. */
  'conflicting',
  /** Its fields are invalid: 422. */
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

/** Outcomes by the status of a refusal, for which no other was set. One with another status was malformed. */
export const outcomesByStatus: Readonly<Record<number, PostOutcome>> = {
  409: 'outdated',
  422: 'invalid',
  428: 'unproven',
  429: 'limited',
  503: 'overloaded',
};
