import type { Enquiry } from '../store/enquiry';

/**
 * Delivers one enquiry. Resolves when it has arrived; throws `Undelivered` if it has not, and stops at the signal. A
 * repeat must be recognisable: the other side may have accepted what we believe is lost.
 */
export type Send = (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;

interface UndeliveredOptions {
  /** The receiver no longer exists: do not retry. */
  isFinal?: boolean;
  /** After how long the other side asks us to try again, ms. */
  retryAfter?: number;
}

/** Has only a code as reason (`HTTP 500`, `ECONNREFUSED`): it is stored and logged, and messages may quote addresses. */
export class Undelivered extends Error {
  override readonly name = 'Undelivered';
  readonly code: string;
  readonly isFinal: boolean;
  readonly retryAfter: number;

  constructor(code: string, { isFinal = false, retryAfter = 0 }: UndeliveredOptions = {}) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
