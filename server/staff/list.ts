import type { Form } from '../forms';
import type { Enquiry } from '../store/enquiry';
import type { Store } from '../store/store';
import { createEnquiryLine, enquiryHeading } from './lines';

export interface Listing {
  /** Only what was set aside. */
  quarantine: boolean;
  /** Only the last. */
  limit?: number;
  /** One JSON object a line instead of columns. */
  json: boolean;
}

/** Enquiries, a line each, the newest last. */
export async function* listLines(
  store: Store,
  forms: readonly Form[],
  listing: Listing,
): AsyncGenerator<string> {
  const { json, quarantine } = listing;
  const lineOf = json ? (enquiry: Enquiry) => JSON.stringify(enquiry) : createEnquiryLine(forms);
  let isEmpty = true;
  for await (const enquiry of chosen(store, listing)) {
    if (isEmpty && !json) yield `${enquiryHeading}\n`;
    isEmpty = false;
    yield `${lineOf(enquiry)}\n`;
  }
  if (isEmpty && !json) yield quarantine ? 'Nothing is set aside.\n' : 'There are no enquiries.\n';
}

async function* chosen(store: Store, { quarantine, limit }: Listing): AsyncGenerator<Enquiry> {
  const last: Enquiry[] = [];
  for await (const enquiry of store.list()) {
    if (quarantine && !enquiry.quarantine) continue;
    if (limit === undefined) {
      yield enquiry;
      continue;
    }
    last.push(enquiry);
    if (last.length > limit) last.shift();
  }
  yield* last;
}
