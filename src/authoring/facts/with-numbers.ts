/** The numeric properties of a figure. */
const numbers = ['from', 'count', 'percent', 'score'];

/**
 * Replaces the numbers of a figure by those given to `npm run facts -- confirm`: `14.15`, or `9500-25500` for a range.
 * Currency, unit and so on stay. Undefined if the text is neither, or the figure has no number.
 */
export function withNumbers(value: unknown, text: string): unknown {
  const [, from, to] = /^(\d+(?:\.\d+)?)(?:[-–](\d+(?:\.\d+)?))?$/.exec(text.replaceAll(' ', '')) ?? [];
  if (from === undefined) return undefined;
  return replaced(value, Number(from), to === undefined ? undefined : Number(to));
}

function replaced(value: unknown, from: number, to: number | undefined): unknown {
  if (typeof value === 'number') return to === undefined ? from : { from, to };
  if (typeof value !== 'object' || value === null) return undefined;
  if ('duration' in value) {
    const duration = replaced(value.duration, from, to);
    return duration === undefined ? undefined : { ...value, duration };
  }
  const name = numbers.find((one) => one in value);
  if (name === undefined) return undefined;
  const changed: [string, unknown][] = [];
  for (const [own, was] of Object.entries(value)) {
    if (own !== 'to') changed.push([own, own === name ? from : was]);
    if (own === name && to !== undefined) changed.push(['to', to]);
  }
  return Object.fromEntries(changed);
}
