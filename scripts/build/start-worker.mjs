import { workerData } from 'node:worker_threads';
import { loadCompiled } from '../load-compiled.mjs';

/** What each thread of a build begins with, so that it loads the bundle at `workerData` with what was compiled of it. */
loadCompiled(workerData);
