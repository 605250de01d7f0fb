/** A hash of all code that can change what a build writes. `root` is the folder of the project. */
export function hashOfCode(root: string): string;
