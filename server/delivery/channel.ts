import type { Enquiry } from '../store/enquiry';

/**
 * Delivers an enquiry. Resolves when it has been accepted; throws `Undelivered` if not, and stops on abort. Repeated
 * deliveries must be recognizable, because the other side may have accepted one that we consider failed.
 */
export type Send = (enquiry: Enquiry, signal: AbortSignal) => Promise<void>;

interface UndeliveredOptions {
  /** The other side no longer exists, so do not retry. */
  isFinal?: boolean;
  /** Delay in ms that the other side asks for before a retry. */
  retryAfter?: number;
}

/**
 * A failed delivery. Its message is only a code (`HTTP 500`, `ECONNREFUSED`), because it is stored and logged, and full
 * messages may contain addresses.
 */
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
