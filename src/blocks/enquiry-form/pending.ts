/**
 * An enquiry without a response yet, stored in sessionStorage. If the visitor leaves the page, the next page
 * (resend.island.ts) sends it again with the same idempotency key, so that the receiver stores it once, and shows the
 * result.
 */
export interface PendingSubmission {
  /** URL to which it is sent. */
  submit: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Title of the form. */
  label: string;
  formUrl: string;
  /** Storage key of its draft. */
  draft: string;
  words: OutcomeWords;
  /** Time of sending, in ms since the epoch. */
  sentAt: number;
}

/** Maximum age in ms. A tab that is restored later does not send anything by itself. */
const maxAge = 10 * 60_000;

/** Messages of the form, for the next page, which does not have them. */
export interface OutcomeWords {
  sending: string;
  success: { title: string; text: string };
  failure: { rejected: string; network: string; busy?: string };
  /** Label for closing the notice. */
  dismiss: string;
}

export const pendingKey = 'under-way';

export function storePending(enquiry: PendingSubmission): void {
  try {
    sessionStorage.setItem(pendingKey, JSON.stringify(enquiry));
  } catch {
    // Storage is blocked: the next page will not know of it.
  }
}

export function readPending(): PendingSubmission | undefined {
  try {
    const enquiry: PendingSubmission | null = JSON.parse(sessionStorage.getItem(pendingKey) ?? 'null');
    if (enquiry && Date.now() - enquiry.sentAt <= maxAge) return enquiry;
  } catch {
    // Storage is blocked.
  }
  return undefined;
}

/** Called when there is a response, or nobody is waiting for one any more. */
export function clearPending(): void {
  try {
    sessionStorage.removeItem(pendingKey);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
