import { mainPages } from '../src/project/project-paths.mjs';

/**
 * The folder in `--pages`, or else the main site's, and the other arguments. The last `--pages` counts, because the npm
 * scripts of a site in a repository of its own already contain one.
 */
export function readPagesOption(args: readonly string[]): {
  pagesFolder: string;
  otherArguments: readonly string[];
} {
  const otherArguments: string[] = [];
  let pagesFolder = mainPages;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const [, joinedValue] = /^--pages=(.+)$/.exec(argument) ?? [];
    const nextArgument = args[index + 1];
    if (joinedValue !== undefined) pagesFolder = joinedValue;
    else if (argument === '--pages' && nextArgument) {
      pagesFolder = nextArgument;
      index += 1;
    } else otherArguments.push(argument);
  }
  return { pagesFolder, otherArguments };
}
