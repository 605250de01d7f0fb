import { workerData } from 'node:worker_threads';
import { loadCompiled } from '../load-compiled.mjs';

/** What each thread of a build begins with: it runs the module of a bundle that `workerData` names. */
loadCompiled(workerData);
