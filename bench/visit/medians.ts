/** Figures by name. */
export type Figures = Readonly<Record<string, number>>;

/** Of several runs the median of each figure. A figure that no run has is left out. */
export function medians(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, median(runs.flatMap((run) => run[name] ?? []))]));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
