import { mainPages } from '../src/project/project-paths.mjs';

/**
 * The folder in `--pages`, and the other arguments. The last `--pages` counts, because the npm scripts of a site in a
 * repository of its own already contain one.
 */
export function readPages(args: readonly string[]): { pages: string; others: readonly string[] } {
  const others: string[] = [];
  let pages = mainPages;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const [, joinedValue] = /^--pages=(.+)$/.exec(argument) ?? [];
    const nextArgument = args[index + 1];
    if (joinedValue !== undefined) pages = joinedValue;
    else if (argument === '--pages' && nextArgument) {
      pages = nextArgument;
      index += 1;
    } else others.push(argument);
  }
  return { pages, others };
}
