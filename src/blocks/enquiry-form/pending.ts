/**
 * An enquiry without a response yet, stored in sessionStorage. If the visitor leaves the page, the next page
 * (sent.island.ts) sends it again with the same idempotency key, so that the receiver stores it once, and shows the
 * result.
 */
export interface PendingSubmission {
  /** URL to which it is sent. */
  submit: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Title and URL of the form. */
  label: string;
  form: string;
  /** Storage key of its draft. */
  draft: string;
  words: OutcomeWords;
  /** Time of sending, in ms since the epoch. */
  at: number;
}

/** Maximum age in ms. A tab that is restored later does not send anything by itself. */
const maxAge = 10 * 60_000;

/** Messages for the next page, which does not know the form's. */
export interface OutcomeWords {
  sending: string;
  success: { title: string; text: string };
  failure: { rejected: string; network: string; busy?: string };
  /** Label for closing the notice. */
  dismiss: string;
}

export const pendingName = 'under-way';

export function storePending(enquiry: PendingSubmission): void {
  try {
    sessionStorage.setItem(pendingName, JSON.stringify(enquiry));
  } catch {
    // Storage is blocked: the next page will not know of it.
  }
}

export function readPending(): PendingSubmission | undefined {
  try {
    const enquiry: PendingSubmission | null = JSON.parse(sessionStorage.getItem(pendingName) ?? 'null');
    if (enquiry && Date.now() - enquiry.at <= maxAge) return enquiry;
  } catch {
    // Storage is blocked.
  }
  return undefined;
}

/** Called when there is a response, or nobody is waiting for one any more. */
export function clearPending(): void {
  try {
    sessionStorage.removeItem(pendingName);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
