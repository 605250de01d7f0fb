import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnswerTo, DataOf, JobOf, Task } from './build-tasks';
import type { ThreadMessage } from './build-worker';

/** One thread for each core, of which this is one. They stay for the next task. */
export interface Threads {
  /** Takes jobs as they can be done, and has them done in all threads: `onDone` is called for each, in any order. */
  share<Name extends Task>(jobs: Iterator<JobOf<Name>>, work: SharedWork<Name>): Promise<void>;
}

export interface SharedWork<Name extends Task> {
  /** The folder of the bundle that a thread runs (bundles.ts). */
  renderer: string;
  task: Name;
  data: DataOf<Name>;
  /** Fewer jobs are done here, before another thread has started. */
  worth: number;
  /** Jobs that are sent to a thread at once. */
  batch: number;
  /** Makes what does a job in this thread. */
  here: () => Promise<(job: JobOf<Name>) => AnswerTo<Name>>;
  onDone: (job: JobOf<Name>, answer: AnswerTo<Name>) => void;
  /** Called when the last job has been taken: for what can be done here while the other threads do theirs. */
  meanwhile?: () => void;
}

/** Each has a heap of its own. */
const mostThreads = 8;

/** Ends the threads with the work. None is started before there is enough to do. */
export async function withThreads<Result>(work: (threads: Threads) => Promise<Result>): Promise<Result> {
  const started: Worker[] = [];
  try {
    return await work({ share: (jobs, shared) => share(started, jobs, shared) });
  } finally {
    await Promise.all(started.map((thread) => thread.terminate()));
  }
}

async function share<Name extends Task>(
  started: Worker[],
  jobs: Iterator<JobOf<Name>>,
  { renderer, task, data, worth, batch, here, onDone, meanwhile = () => {} }: SharedWork<Name>,
): Promise<void> {
  const enough = started.length > 0 ? 1 : worth;
  const waiting = take(jobs, enough);
  if (waiting.length === 0) return meanwhile();
  const others = waiting.length < enough ? 0 : Math.min(availableParallelism(), mostThreads) - 1;
  while (started.length < others)
    started.push(new Worker(join(renderer, 'build-worker.mjs'), { execArgv: [] }));
  const next = (most: number) => (waiting.length > 0 ? waiting.splice(0, most) : take(jobs, most));

  async function workHere(): Promise<void> {
    const work = await here();
    for (let [job] = next(1); job !== undefined; [job] = next(1)) {
      onDone(job, work(job));
      await setImmediate(); // the other threads may be waiting for more
    }
    meanwhile();
  }

  const fed = started.slice(0, others).map((thread) => {
    thread.postMessage({ task, data } satisfies ThreadMessage);
    return feed(thread, () => next(batch), onDone);
  });
  try {
    await Promise.all([...fed, workHere()]);
  } finally {
    waiting.length = 0; // where one failed, nobody takes more
    jobs.return?.();
  }
}

function take<Job>(jobs: Iterator<Job>, most: number): Job[] {
  const taken: Job[] = [];
  while (taken.length < most) {
    const { value, done } = jobs.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/** Several batches are on the way at any time, so that the thread never waits for this one. */
const ahead = 3;

async function feed<Job, Answer>(
  thread: Worker,
  next: () => readonly Job[],
  onDone: (job: Job, answer: Answer) => void,
): Promise<void> {
  const sent: (readonly Job[])[] = [];
  const send = () => {
    const jobs = next();
    if (jobs.length === 0) return;
    sent.push(jobs);
    thread.postMessage(jobs);
  };
  for (let number = 0; number < ahead; number += 1) send();
  while (sent.length > 0) {
    const [answers] = (await once(thread, 'message')) as [readonly Answer[]];
    for (const [at, job] of (sent.shift() ?? []).entries()) onDone(job, answers[at] as Answer);
    send();
  }
}
