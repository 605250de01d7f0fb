import type { PublishedForm } from '../../compiled';
import { tryStorage } from './try-storage';

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
  /** URL of the form, with which the next page links to it if sending fails. */
  formUrl: string;
  /** Storage key of its draft. */
  draftKey: string;
  words: OutcomeWords;
  /** Time of sending, in ms since the epoch. */
  sentAt: number;
}

/** Maximum age in ms. A tab that is restored later does not send anything by itself. */
const maxAge = 10 * 60_000;

/** Messages of the form, for the next page, which does not have them. */
export interface OutcomeWords
  extends Pick<PublishedForm, 'sending' | 'success' | 'failure'>,
    Pick<PublishedForm['words'], 'dismiss'> {}

/** Key of the pending enquiry in sessionStorage. */
export const pendingKey = 'under-way';

/** Stores an enquiry for the next page, which will not know of it if storage is blocked. */
export const storePending = (enquiry: PendingSubmission): void =>
  tryStorage(() => sessionStorage.setItem(pendingKey, JSON.stringify(enquiry)));

/** The enquiry of the last page, unless it is too old. */
export function readPending(): PendingSubmission | undefined {
  const enquiry = tryStorage<PendingSubmission | null>(() =>
    JSON.parse(sessionStorage.getItem(pendingKey) ?? 'null'),
  );
  return enquiry && Date.now() - enquiry.sentAt <= maxAge ? enquiry : undefined;
}

/** Called when there is a response, or the visitor no longer waits for one. */
export const clearPending = (): void => tryStorage(() => sessionStorage.removeItem(pendingKey));
