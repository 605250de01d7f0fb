/** The samples of a scrape, by name and labels in the order of the alphabet: `up{a="b"}`. */
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
