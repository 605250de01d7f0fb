/** The samples of a scrape, as Prometheus calls its values, by name with sorted labels: `up{a="b",c="d"}`. */
export function samplesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', labels, value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const sorted = labels?.match(/\w+="(?:[^"\\]|\\.)*"/g)?.toSorted();
      return [sorted ? `${name}{${sorted.join(',')}}` : name, Number(value)];
    }),
  );
}
