/** The properties that can be the number of a figure, or the lower end of its range. */
const numericProperties = ['from', 'count', 'percent', 'score'];

/**
 * Replaces the numbers of a figure by those in a text that was given to `npm run facts -- confirm`: `14.15`, or
 * `9500-25500` for a range. Currency, unit and so on stay. Undefined if the text is neither, or the figure has no
 * number.
 */
export function withNumbers(value: unknown, text: string): unknown {
  const [, from, to] = /^(\d+(?:\.\d+)?)(?:[-–](\d+(?:\.\d+)?))?$/.exec(text.replaceAll(' ', '')) ?? [];
  if (from === undefined) return undefined;
  return replaceNumbers(value, Number(from), to === undefined ? undefined : Number(to));
}

function replaceNumbers(value: unknown, from: number, to: number | undefined): unknown {
  if (typeof value === 'number') return to === undefined ? from : { from, to };
  if (typeof value !== 'object' || value === null) return undefined;
  if ('duration' in value) {
    const duration = replaceNumbers(value.duration, from, to);
    return duration === undefined ? undefined : { ...value, duration };
  }
  const name = numericProperties.find((property) => property in value);
  if (name === undefined) return undefined;
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'to') entries.push([key, key === name ? from : inner]);
    if (key === name && to !== undefined) entries.push(['to', to]);
  }
  return Object.fromEntries(entries);
}
