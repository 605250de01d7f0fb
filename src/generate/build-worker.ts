import { workerData } from 'node:worker_threads';
import type { RenderFailure } from '../compiled';
import { createPageWriter, type PageJob, type WritingData } from './page-writer';

/**
 * The blocks that failed, for each page of the batch in order; or why a file could not be written. A system error is
 * converted, because errors lose their code when passed between threads.
 */
export type WriteResult = { failures: readonly (readonly RenderFailure[])[] } | { systemError: SystemError };
type SystemError = Pick<NodeJS.ErrnoException, 'message' | 'code' | 'syscall' | 'path'>;

/** Tinypool passes its own data first. */
const [, data] = workerData as [pool: unknown, data: WritingData];
const write = createPageWriter(data);

/** Entry point of a worker thread: renders and writes some pages. */
export default function writePages(jobs: readonly PageJob[]): WriteResult {
  try {
    return { failures: jobs.map(write) };
  } catch (error) {
    const { message, code, syscall, path } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { systemError: { message, code, syscall, path } };
  }
}
