import type { Enquiry } from '../../server/store/enquiry';
import { openStore } from '../../server/store/open-store';

/** The enquiries from an email address that a receiver keeps in its data folder. */
export async function keptIn(data: string, email: string): Promise<Enquiry[]> {
  const store = await openStore(data, undefined);
  const found: Enquiry[] = [];
  for await (const enquiry of store.list()) if (enquiry.email === email) found.push(enquiry);
  await store.close();
  return found;
}
