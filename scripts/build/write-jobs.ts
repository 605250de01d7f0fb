import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RenderFailure } from '../../src/compiled';
import type { PageJob, PageSettings } from './page-writer';

export interface Writing {
  /** The folder of the bundle that renders. */
  renderer: string;
  settings: PageSettings;
  store: string;
  /** Called for each page once it is written, or has failed. */
  onWritten: (job: PageJob, failures: readonly RenderFailure[]) => void;
}

/** Another thread takes as long to start as this many pages take to be written. */
const worthThreads = 40;
/** Each has a heap of its own. */
const mostThreads = 8;
/** Pages that are sent at once. */
const batch = 4;

/** Takes jobs as they can be written: few in this thread, more in one for each core, of which this is one. */
export async function writeJobs(jobs: Iterator<PageJob>, writing: Writing): Promise<void> {
  const { renderer, settings, store, onWritten } = writing;
  const waiting = take(jobs, worthThreads);
  if (waiting.length === 0) return;
  const others = waiting.length < worthThreads ? 0 : Math.min(availableParallelism(), mostThreads) - 1;
  const threads = Array.from(
    { length: others },
    () => new Worker(join(renderer, 'page-worker.mjs'), { workerData: { settings, store }, execArgv: [] }),
  );
  const next = (most: number) => (waiting.length > 0 ? waiting.splice(0, most) : take(jobs, most));

  async function writeHere(): Promise<void> {
    const { createPageWriter } = (await import(
      pathToFileURL(join(renderer, 'page-writer.mjs')).href
    )) as typeof import('./page-writer');
    const write = createPageWriter(settings, store);
    for (let [job] = next(1); job; [job] = next(1)) {
      onWritten(job, write(job));
      await setImmediate(); // the other threads may be waiting for more
    }
  }

  try {
    await Promise.all([...threads.map((thread) => feed(thread, () => next(batch), onWritten)), writeHere()]);
  } finally {
    waiting.length = 0; // where one failed, nobody takes more
    jobs.return?.();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function take(jobs: Iterator<PageJob>, most: number): PageJob[] {
  const taken: PageJob[] = [];
  while (taken.length < most) {
    const { value, done } = jobs.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/** Several batches are on the way at any time, so that the thread never waits for this one. */
const ahead = 3;

async function feed(
  thread: Worker,
  next: () => readonly PageJob[],
  onWritten: Writing['onWritten'],
): Promise<void> {
  const sent: (readonly PageJob[])[] = [];
  const send = () => {
    const jobs = next();
    if (jobs.length === 0) return;
    sent.push(jobs);
    thread.postMessage(jobs);
  };
  for (let number = 0; number < ahead; number += 1) send();
  while (sent.length > 0) {
    const [failures] = (await once(thread, 'message')) as [readonly (readonly RenderFailure[])[]];
    for (const [at, job] of (sent.shift() ?? []).entries()) onWritten(job, failures[at] ?? []);
    send();
  }
}
