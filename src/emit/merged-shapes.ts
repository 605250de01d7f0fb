/** An empty shape element with its attributes. */
const shape = /<(path|circle|line|rect)((?:\s+[\w-]+="[^"]*")*)\s*\/>/;

const runs = new RegExp(`(?:${shape.source}\\s*){2,}`, 'g');

/**
 * Joins neighbouring shapes of a line drawing into one path. That halves the number of elements, all of which a browser
 * lays out before it shows the first icon. Shapes with other than geometry attributes are kept. Not for filled
 * drawings, since overlapping shapes in one path may leave a hole.
 */
export const mergeShapes = (svg: string): string =>
  svg.replace(runs, (run) => {
    const merged: string[] = [];
    let path = '';
    const endPath = () => {
      if (path) merged.push(`<path d="${path}"/>`);
      path = '';
    };
    for (const [whole, name = '', written = ''] of run.matchAll(new RegExp(shape, 'g'))) {
      const d = pathOf(name, attributesOf(written));
      if (d === undefined) {
        endPath();
        merged.push(whole);
      } else path += d;
    }
    endPath();
    return merged.join('');
  });

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (written: string): Attributes =>
  Object.fromEntries(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** The geometry attributes of each shape. */
const places: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

/** A shape as path data; undefined if it has other attributes, or non-numeric ones. */
function pathOf(name: string, attributes: Attributes): string | undefined {
  const isPlace = ([attribute, value]: [string, string]) =>
    places[name]?.includes(attribute) && (attribute === 'd' || Number.isFinite(Number(value)));
  if (!Object.entries(attributes).every(isPlace)) return undefined;
  const at = (attribute: string) => Number(attributes[attribute] ?? 0);
  switch (name) {
    case 'path':
      return fromStart(attributes.d ?? '');
    case 'circle':
      return circlePath(at('cx'), at('cy'), at('r'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'rect':
      return rectPath(attributes, at);
  }
}

const rounded = (number: number) => Number(number.toFixed(3));

const circlePath = (x: number, y: number, r: number) =>
  `M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** An omitted radius equals the other one. */
function rectPath({ rx, ry }: Attributes, at: (attribute: string) => number): string {
  const [width, height] = [at('width'), at('height')];
  const [wide, high] = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)];
  const isRound = wide > 0 && high > 0;
  const [x, y] = isRound ? [Math.min(wide, width / 2), Math.min(high, height / 2)] : [0, 0];
  const [across, down] = [rounded(width - 2 * x), rounded(height - 2 * y)];
  const corner = (dx: number, dy: number) => (isRound ? `a${x} ${y} 0 0 1 ${dx} ${dy}` : '');
  return [
    `M${rounded(at('x') + x)} ${at('y')}h${across}${corner(x, y)}v${down}${corner(-x, y)}`,
    `h${-across}${corner(-x, -y)}v${-down}${corner(x, -y)}z`,
  ].join('');
}

/** An initial relative “m” is absolute at the start of a path, but relative to the previous shape once joined. */
const fromStart = (d: string): string => d.replace(/^\s*m/, 'M0 0m');
