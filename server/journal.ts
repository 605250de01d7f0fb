import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One enquiry as it was received. */
export interface Enquiry {
  /** The address that the form sent to. */
  form: string;
  /** ISO 8601, UTC. */
  received: string;
  payload: Readonly<Record<string, string>>;
}

/** Keeps enquiries. What was appended is on the disk before the promise is kept. */
export interface Journal {
  append(enquiry: Enquiry): Promise<void>;
}

/** A file of one JSON object a line that only its owner can read; made with its folder where it is missing. */
export async function openJournal(path: string): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  let last: Promise<void> = Promise.resolve();
  const write = async (line: string) => {
    await file.appendFile(line);
    await file.sync();
  };
  return {
    append(enquiry) {
      // One line after the other: two at once could end up in one another.
      const written = last.then(() => write(`${JSON.stringify(enquiry)}\n`));
      last = written.catch(() => {});
      return written;
    },
  };
}
