/** Attributes of an element; `undefined` leaves one out, numbers are rounded. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A point in the units of the illustration. */
export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a pixel at full size: more would only make the files heavier. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Writes path data with every number rounded: d`M${x},${y}h${w}`. */
export function d(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((path, text, i) => {
    const value = values[i - 1];
    return path + (typeof value === 'number' ? round(value) : (value ?? '')) + text;
  });
}

/** The one place where markup is spelt; presentation attributes only, because the site's CSP forbids inline style. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`,
    )
    .join('');
  const inside = children.join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

/** A flat shape: most of every illustration is made of these. */
export function shape(fill: string, path: string, more: Attributes = {}): string {
  return tag('path', { fill, d: path, ...more });
}

/** A drawn line; many separate lines of one colour belong into one path, which keeps the files small. */
export function line(stroke: string, width: number, path: string, more: Attributes = {}): string {
  return tag('path', { fill: 'none', stroke, 'stroke-width': width, d: path, ...more });
}

/** Moves and scales a drawing whose own origin is the middle of its foot. A negative `flip` mirrors it. */
export function place(x: number, y: number, scale: number, drawing: string, flip: 1 | -1 = 1): string {
  const scaling = flip === 1 ? round3(scale) : `${round3(-scale)} ${round3(scale)}`;
  return tag(
    'g',
    { transform: `translate(${round(x)} ${round(y)})${scaling === '1' ? '' : ` scale(${scaling})`}` },
    drawing,
  );
}

/** A rectangle as path data, so that rows of windows become one element. */
export function box(x: number, y: number, width: number, height: number): string {
  return d`M${x},${y}h${width}v${height}h${-width}z`;
}

/** A circle as path data. */
export function disc(x: number, y: number, r: number): string {
  return d`M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0z`;
}

/** A closed outline through corners. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}z`;
}

/** The right half of a symmetrical outline, top to bottom, completed by its mirror image. */
export function symmetrical(half: readonly Point[]): string {
  return polygon([...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]);
}

/** Joins the texts made for each item. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

/** Numbers from `first` to `last`, both included. */
export function steps(first: number, last: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => first + ((last - first) * i) / Math.max(1, count - 1));
}

function round3(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
