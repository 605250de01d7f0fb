const longest = 60;

/** What was found, as a message quotes it: in one line and not too long. */
export function excerpt(found: string): string {
  const line = found.replace(/[\n\r\t]+/g, '⏎');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
