import { workerData } from 'node:worker_threads';
import { loadCompiled } from '../load-compiled.mjs';

/** What each thread of a build runs first: it loads the bundle at `workerData` with its compiled code. */
loadCompiled(workerData);
