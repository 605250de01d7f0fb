import { parentPort } from 'node:worker_threads';
import { type DataOf, type Task, tasks } from './build-tasks';

/** The beginning of a task, or a few jobs of it. */
export type ThreadMessage = { task: Task; data: DataOf<Task> } | readonly unknown[];

type Work = (job: unknown) => unknown;

/** A thread of a build. It answers jobs with what came of each of them, in their order. */
let working: Promise<Work> | undefined;
parentPort?.on('message', async (message: ThreadMessage) => {
  if ('task' in message) working = tasks[message.task](message.data as never) as Promise<Work>;
  else {
    const work = await working;
    parentPort?.postMessage(message.map((job) => work?.(job)));
  }
});
