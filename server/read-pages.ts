import { mainPages } from '../src/project/project-paths.mjs';

/**
 * The folder in `--pages`, and the other arguments. The last one counts, as for every command: the npm scripts of a
 * site in a repository of its own have one already.
 */
export function readPages(written: readonly string[]): { pages: string; others: readonly string[] } {
  const others: string[] = [];
  let pages = mainPages;
  for (let at = 0; at < written.length; at += 1) {
    const argument = written[at] ?? '';
    const [, joined] = /^--pages=(.+)$/.exec(argument) ?? [];
    const nextArgument = written[at + 1];
    if (joined !== undefined) pages = joined;
    else if (argument === '--pages' && nextArgument) {
      pages = nextArgument;
      at += 1;
    } else others.push(argument);
  }
  return { pages, others };
}
