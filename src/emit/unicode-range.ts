/** Characters as CSS names them: `abcx` is `U+61-63,U+78`. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join();
}
