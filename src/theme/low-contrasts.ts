import type { ThemeDocument } from '../generated/documents';
import { contrast, lightened, nearestPassing } from './contrast';
import { type ColorName, colorPairs, type Pair } from './pairs';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** A theme colour without sufficient contrast. */
export interface LowContrast {
  /** Pointer to the colour that should be changed, in the theme. */
  pointer: string;
  /** The pair with the lowest contrast relative to its requirement. */
  pair: Pair;
  color: string;
  ground: string;
  scheme: Scheme;
  /** The tone that one of the two colours belongs to. */
  tone?: string;
  found: number;
  /** The nearest colour that passes in all its pairs. */
  better: string;
}

/** A valid colour of the theme, as its document has it. */
interface ThemeColor {
  pointer: string;
  value: string;
}

/** Two colours that pages show together, in one scheme and, if one belongs to a tone, in one tone. */
interface ColorPairing {
  pair: Pair;
  color: ThemeColor;
  ground: ThemeColor;
  scheme: Scheme;
  tone?: string;
}

type Colors = Partial<Record<string, string | { light?: string; dark?: string }>>;

/**
 * All colours that fail in a pair, without duplicates, in the order of the pairs. Invalid colours are skipped, and so
 * are those that only fail next to a colour that is already reported.
 */
export function lowContrasts({ colors, tones = [] }: Partial<ThemeDocument>): readonly LowContrast[] {
  const pairings = [undefined, ...tones.keys()].flatMap((position) =>
    colorPairs
      .filter(({ color, ground }) => (isOfTone(color) || isOfTone(ground)) === (position !== undefined))
      .flatMap((pair) =>
        schemes
          .filter((scheme) => scheme === 'light' || !pair.lightOnly)
          .flatMap((scheme): ColorPairing[] => {
            const colorNamed = (name: ColorName) => colorIn({ colors, tones }, name, position, scheme);
            const [color, ground] = [colorNamed(pair.color), colorNamed(pair.ground)];
            const tone = position === undefined ? undefined : tones[position]?.name;
            return color && ground ? [{ pair, color, ground, scheme, tone }] : [];
          }),
      ),
  );
  const found = new Map<string, LowContrast>();
  for (const pointer of new Set(pairings.map((pairing) => colorToChange(pairing).pointer))) {
    const pairingsOfColor = pairings.filter(
      (pairing) => colorToChange(pairing).pointer === pointer && !found.has(fixedColor(pairing).pointer),
    );
    const lowest = lowestOf(pairingsOfColor, pairings);
    if (lowest) found.set(pointer, lowest);
  }
  return [...found.values()];
}

const isOfTone = (name: ColorName) => name.startsWith('tone');

const colorToChange = ({ pair, color, ground }: ColorPairing) => (pair.change === 'color' ? color : ground);
const fixedColor = ({ pair, color, ground }: ColorPairing) => (pair.change === 'color' ? ground : color);

const contrastIn = ({ pair: { veil = 0 }, color, ground }: ColorPairing) =>
  contrast(color.value, lightened(ground.value, veil));

/** The worst of the pairs whose fix is to change this colour; `allPairings` are those of all colours. */
function lowestOf(
  pairingsToFix: readonly ColorPairing[],
  allPairings: readonly ColorPairing[],
): LowContrast | undefined {
  const failing = pairingsToFix
    .map((pairing) => ({ pairing, found: contrastIn(pairing) }))
    .filter(({ pairing, found }) => found < pairing.pair.ratio)
    .sort((a, b) => a.found / a.pairing.pair.ratio - b.found / b.pairing.pair.ratio);
  const [worst] = failing;
  if (!worst) return undefined;
  const { pair, color, ground, scheme, tone } = worst.pairing;
  const { pointer, value } = colorToChange(worst.pairing);
  const passesIn = (pairings: readonly ColorPairing[]) => (candidate: string) =>
    pairings.every((pairing) => {
      const replaced = (written: ThemeColor) =>
        written.pointer === pointer ? { pointer, value: candidate } : written;
      const { pair, color, ground } = pairing;
      return contrastIn({ ...pairing, color: replaced(color), ground: replaced(ground) }) >= pair.ratio;
    });
  const everywhere = allPairings.filter(({ color, ground }) =>
    [color.pointer, ground.pointer].includes(pointer),
  );
  // If other colours make it impossible to pass everywhere, only this pair is considered, in which black or white
  // always passes.
  const tried = [everywhere, pairingsToFix, [worst.pairing]].map((pairings) => passesIn(pairings));
  const better = tried.reduce<string | undefined>(
    (found, passes) => found ?? nearestPassing(value, passes),
    undefined,
  );
  return {
    pointer,
    pair,
    color: color.value,
    ground: ground.value,
    scheme,
    tone,
    found: worst.found,
    better: better ?? value,
  };
}

function colorIn(
  { colors, tones }: Pick<Partial<ThemeDocument>, 'colors' | 'tones'>,
  name: ColorName,
  position: number | undefined,
  scheme: Scheme,
): ThemeColor | undefined {
  const ofTone = isOfTone(name);
  const key = ofTone ? name.slice('tone'.length).toLowerCase() : name;
  const colorSet = (ofTone ? (tones?.[position ?? 0] ?? {}) : (colors ?? {})) as Colors;
  const pointer = ofTone ? `/tones/${position}/${key}` : `/colors/${key}`;
  const currentColor = colorSet[key];
  if (typeof currentColor === 'string') return { pointer, value: currentColor };
  const value = currentColor?.[scheme];
  return value === undefined ? undefined : { pointer: `${pointer}/${scheme}`, value };
}
