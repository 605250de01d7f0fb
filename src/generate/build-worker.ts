import { workerData } from 'node:worker_threads';
import { createPageRenderer, type PageFiles, type PageInput, type PageSettings } from './page-renderer';

/** Tinypool passes its own data first. */
const [, settings] = workerData as [pool: unknown, settings: PageSettings];

const render = createPageRenderer(settings);

/** Entry point of a worker thread: renders some pages. They are written by the main thread. */
export default function renderPages(pages: readonly PageInput[]): readonly PageFiles[] {
  return pages.map(render);
}
