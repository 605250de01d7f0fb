/**
 * An enquiry that is being sent, for as long as it has no answer: in this tab only. Whoever leaves meanwhile finds it on
 * the next page (sent.island.ts), which sends it again with the same key. The receiver keeps it once, and says
 * what became of it.
 */
export interface EnquiryUnderWay {
  submit: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The name of the form, and where it is. */
  label: string;
  form: string;
  /** Under which its draft is kept. */
  draft: string;
  words: OutcomeWords;
  /** When it was sent, ms. */
  at: number;
}

/** A tab that is opened again later than so many ms sends nothing by itself. */
const longest = 10 * 60_000;

/** What the next page says of it: it knows no words of the form's own. */
export interface OutcomeWords {
  sending: string;
  success: { title: string; text: string };
  failure: { rejected: string; network: string; busy?: string };
  /** Closes the notice. */
  dismiss: string;
}

export const underWayName = 'under-way';

export function setUnderWay(enquiry: EnquiryUnderWay): void {
  try {
    sessionStorage.setItem(underWayName, JSON.stringify(enquiry));
  } catch {
    // The visitor allows no storage: the next page will not know of it.
  }
}

export function readUnderWay(): EnquiryUnderWay | undefined {
  try {
    const enquiry: EnquiryUnderWay | null = JSON.parse(sessionStorage.getItem(underWayName) ?? 'null');
    if (enquiry && Date.now() - enquiry.at <= longest) return enquiry;
  } catch {
    // The visitor allows no storage.
  }
  return undefined;
}

/** It was answered, or nobody will hear the answer. */
export function clearUnderWay(): void {
  try {
    sessionStorage.removeItem(underWayName);
  } catch {
    // Then there is nothing either.
  }
}
