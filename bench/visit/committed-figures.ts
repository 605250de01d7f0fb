import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Results } from './compare';

/** The figures of all benchmarks. */
export const figuresFile = 'bench/figures.json';

/** As they were committed last; none at first. */
export async function committedFigures(): Promise<Results> {
  try {
    const { stdout } = await promisify(execFile)('git', ['show', `HEAD:${figuresFile}`]);
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}
