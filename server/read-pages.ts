import { mainPages } from '../src/project/project-paths.mjs';

/** The folder in `--pages`, and the other arguments. */
export function readPages(written: readonly string[]): { pages: string; others: readonly string[] } {
  const at = written.findIndex((argument) => /^--pages(=|$)/.test(argument));
  const [, joined] = /^--pages=(.+)$/.exec(written[at] ?? '') ?? [];
  const pages = joined ?? written[at + 1];
  if (at === -1 || !pages) return { pages: mainPages, others: written };
  return { pages, others: written.toSpliced(at, joined === undefined ? 2 : 1) };
}
