import { workerData } from 'node:worker_threads';
import type { RenderFailure } from '../compiled';
import { createPageWriter, type PageJob, type WritingData } from './page-writer';

/** The blocks that threw, page by page; or why a page could not be written, as an error loses its code on the way. */
export type Written = { failures: readonly (readonly RenderFailure[])[] } | { systemError: SystemError };
type SystemError = Pick<NodeJS.ErrnoException, 'message' | 'code' | 'syscall' | 'path'>;

/** The pool puts its own data in front of ours. */
const [, data] = workerData as [pool: unknown, data: WritingData];
const write = createPageWriter(data);

/** What a thread of a build does with some of its pages. */
export default function writeSome(jobs: readonly PageJob[]): Written {
  try {
    return { failures: jobs.map(write) };
  } catch (error) {
    const { message, code, syscall, path } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { systemError: { message, code, syscall, path } };
  }
}
