import { parentPort, workerData } from 'node:worker_threads';
import { createPageWriter, type PageJob, type PageSettings } from './page-writer';

/** A thread that writes pages: it is sent a few at a time, and answers with what each of them failed of. */
const { settings, store } = workerData as { settings: PageSettings; store: string };
const write = createPageWriter(settings, store);
parentPort?.on('message', (jobs: readonly PageJob[]) => parentPort?.postMessage(jobs.map(write)));
