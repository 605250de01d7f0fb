/** Figures in groups, as they are saved. */
export type Results = { readonly [name: string]: number | Results };

/** `844 (×0.54)`: a figure, and how many times the committed one it is, if there is one. */
export function compared(value: number, committed: number | Results | undefined): string {
  const text = value < 1 ? String(Number(value.toFixed(4))) : String(Math.round(value));
  if (typeof committed !== 'number' || committed === 0) return text;
  return `${text} (×${(value / committed).toFixed(2)})`;
}

/** Each group of figures as a row, beside what was committed. */
export function rowsOf(results: Results, committed: Results = {}): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(results).map(([name, row]) => {
      const before = groupOf(committed, name);
      const figures = Object.entries(typeof row === 'number' ? { [name]: row } : row);
      return [
        name,
        Object.fromEntries(
          figures.flatMap(([key, value]) =>
            typeof value === 'number' ? [[key, compared(value, before[key])]] : [],
          ),
        ),
      ];
    }),
  );
}

export function groupOf(results: Results, name: string): Results {
  const group = results[name];
  return typeof group === 'object' ? group : {};
}
