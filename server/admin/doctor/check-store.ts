import { stat } from 'node:fs/promises';
import { explainFailure } from '../../explain-failure';
import { freeSpace } from '../../health/free-space';
import type { Settings } from '../../settings';
import type { ActionSource } from '../../store/admin-action';
import { databaseFile } from '../../store/open-store';
import type { Store } from '../../store/store';
import { type DoctorResult, describeDuration, failed, ok, warning } from './check';

/** For errors whose message already contains advice. */
const seeRunbook = 'See docs/admin.md, “When the doctor reports a problem”.';

/** Tests writing, by inserting and deleting a row. The test is recorded in the audit trail. */
export async function checkWriting(store: Store, source: ActionSource): Promise<DoctorResult> {
  try {
    const start = performance.now();
    await store.probe();
    await store.recordAction({ ...source, enquiries: 0 });
    return ok(`writes in ${Math.ceil(performance.now() - start)} ms`);
  } catch (error) {
    return failed(`cannot be written. ${explainFailure(error)}`, seeRunbook);
  }
}

/**
 * Checks whether the audit trail was tampered with. The result has the beginning of the last hash, which can be noted
 * elsewhere for later comparison.
 */
export async function checkTrail(store: Store): Promise<DoctorResult> {
  const { entries, last = '', firstMismatch } = await store.verifyTrail();
  if (firstMismatch === undefined)
    return ok(`${entries} entries, none changed; the last is ${last.slice(0, 16)}`);
  return warning(
    `changed: the entry of ${firstMismatch} does not follow the one before it`,
    'Compare `log` with that of a store restored from a backup.',
  );
}

const hour = 3_600_000;

/** Deliveries that wait longer than this have failed several times. */
const maxOutboxAge = 1 * hour;

/** Checks for deliveries that were given up or wait for long. */
export async function checkOutbox(store: Store, now: number): Promise<DoctorResult> {
  const outbox = await store.outbox();
  const delayed = outbox.filter(
    ({ oldest }) => oldest !== undefined && now - Date.parse(oldest) > maxOutboxAge,
  );
  const abandoned = outbox.filter(({ deadLetters }) => deadLetters > 0);
  if (abandoned.length > 0) {
    const text = abandoned.map(({ channel, deadLetters }) => `${deadLetters} by ${channel}`).join(', ');
    return warning(`dead letters: ${text}`, 'Run `dead` to see why. When that is fixed, run `retry`.');
  }
  if (delayed.length > 0) {
    const text = delayed.map(({ channel, waiting, oldest = '' }) => {
      return `${waiting} by ${channel}, the oldest for ${describeDuration(now - Date.parse(oldest))}`;
    });
    return warning(`waiting: ${text.join('; ')}`, 'Check that the server is running, and the channel below.');
  }
  const waiting = outbox.reduce((sum, { waiting: number }) => sum + number, 0);
  return ok(waiting === 0 ? 'nothing waiting' : `${waiting} waiting, none for more than an hour`);
}

const megabyte = 1_000_000;

/** Checks the free space on the disk of the SQLite file. */
export async function checkDisk({
  data,
  readyFreeBytes,
}: Pick<Settings, 'data' | 'readyFreeBytes'>): Promise<DoctorResult> {
  const size = await stat(databaseFile(data)).then(
    (file) => file.size,
    () => 0,
  );
  return judgeSpace({ free: await freeSpace(data), size, readyFreeBytes });
}

/**
 * Judges free space. With less than 100 MB, writing may soon fail. Erasing rewrites the file, so it needs as much space
 * as the file; the warning comes at twice that, and below 1000 MB, while there is time.
 */
export function judgeSpace({ free, size, readyFreeBytes }: Space): DoctorResult {
  const freeText = `${Math.floor(free / megabyte)} MB free`;
  if (free < readyFreeBytes) {
    const text = `${freeText}, READY_FREE_MB asks for ${readyFreeBytes / megabyte}`;
    return failed(text, 'Free some space now: /readyz answers 503 until then.');
  }
  const text = `${freeText}, the store uses ${Math.ceil(size / megabyte)} MB`;
  if (free < 100 * megabyte)
    return failed(text, 'Free some space now: posts are refused when the disk is full.');
  if (free < 1000 * megabyte || free < 2 * size) {
    return warning(text, 'Free some space: erasing and purging need as much as the store uses.');
  }
  return ok(text);
}

/** In bytes: free disk space, the store's size, and the minimum for /readyz. */
interface Space {
  free: number;
  size: number;
  readyFreeBytes: number;
}
