import type { Enquiry } from '../store/enquiry';

/**
 * Hands one enquiry on. Resolves when it has arrived; throws `Undelivered` where it has not, and stops at the signal.
 * What is sent again must be recognisable: the other side may have taken what we believe is lost.
 */
export type Send = (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;

interface UndeliveredOptions {
  /** There is nobody there any more: not to be tried again. */
  isFinal?: boolean;
  /** After how long the other side asks to be tried again, ms. */
  retryAfter?: number;
}

/** Says why by a code alone (`HTTP 500`, `ECONNREFUSED`): it is stored and logged, and messages may quote addresses. */
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
