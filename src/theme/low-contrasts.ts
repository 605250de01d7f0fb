import type { ThemeDocument } from '../generated/documents';
import { contrast, lightened, nearestPassing } from './contrast';
import { type ColorName, colorPairs, type Pair } from './pairs';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

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

/** A theme colour without sufficient contrast, in the pairing that is furthest from its required contrast. */
export interface LowContrast extends ColorPairing {
  /** Pointer to the colour that should be changed, in the theme. */
  pointer: string;
  /** The contrast ratio of the two colours. */
  contrastRatio: number;
  /** The nearest colour that passes in all its pairings, or if there is none, at least in the worst of them. */
  suggestion: string;
}

type Colors = Partial<Record<string, string | { light?: string; dark?: string }>>;

/**
 * All colours that fail in a pair, without duplicates, in the order of the pairs. Invalid colours are skipped, and so
 * are those that only fail next to a colour that is already reported.
 */
export function lowContrasts({ colors, tones = [] }: Partial<ThemeDocument>): readonly LowContrast[] {
  const pairings = [undefined, ...tones.keys()].flatMap((toneIndex) =>
    colorPairs
      .filter(({ color, ground }) => (isOfTone(color) || isOfTone(ground)) === (toneIndex !== undefined))
      .flatMap((pair) =>
        schemes
          .filter((scheme) => scheme === 'light' || !pair.lightOnly)
          .flatMap((scheme): ColorPairing[] => {
            const colorNamed = (name: ColorName) => colorIn({ colors, tones }, name, toneIndex, scheme);
            const [color, ground] = [colorNamed(pair.color), colorNamed(pair.ground)];
            const tone = toneIndex === undefined ? undefined : tones[toneIndex]?.name;
            return color && ground ? [{ pair, color, ground, scheme, tone }] : [];
          }),
      ),
  );
  const reported = new Map<string, LowContrast>();
  for (const pointer of new Set(pairings.map((pairing) => colorToChange(pairing).pointer))) {
    const pairingsOfColor = pairings.filter(
      (pairing) => colorToChange(pairing).pointer === pointer && !reported.has(fixedColor(pairing).pointer),
    );
    const lowContrast = lowestContrast(pairingsOfColor, pairings);
    if (lowContrast) reported.set(pointer, lowContrast);
  }
  return [...reported.values()];
}

const isOfTone = (name: ColorName) => name.startsWith('tone');

/** The colour of a pairing that the author should change. */
const colorToChange = ({ pair, color, ground }: ColorPairing) => (pair.change === 'color' ? color : ground);
/** The colour of a pairing that stays as it is. */
const fixedColor = ({ pair, color, ground }: ColorPairing) => (pair.change === 'color' ? ground : color);

/** The contrast of a pairing, with the white layer (`veil`) that the page puts over the background. */
const contrastIn = ({ pair: { veil = 0 }, color, ground }: ColorPairing) =>
  contrast(color.value, lightened(ground.value, veil));

/** The contrast of a pairing as a share of the required one: less than 1 if it is too low. */
const shareOfRequired = (pairing: ColorPairing) => contrastIn(pairing) / pairing.pair.ratio;

/** The worst of the pairings that one colour has to fix, if any fails. `allPairings` are those of all colours. */
function lowestContrast(
  pairingsToFix: readonly ColorPairing[],
  allPairings: readonly ColorPairing[],
): LowContrast | undefined {
  const [worst] = pairingsToFix.toSorted((a, b) => shareOfRequired(a) - shareOfRequired(b));
  if (!worst || shareOfRequired(worst) >= 1) return undefined;
  const { pointer, value } = colorToChange(worst);
  /** Whether a colour in place of this one has enough contrast in these pairings. */
  const passesIn = (pairings: readonly ColorPairing[]) => (candidate: string) =>
    pairings.every((pairing) => {
      const replaced = (themeColor: ThemeColor) =>
        themeColor.pointer === pointer ? { pointer, value: candidate } : themeColor;
      const { color, ground } = pairing;
      return shareOfRequired({ ...pairing, color: replaced(color), ground: replaced(ground) }) >= 1;
    });
  const everywhere = allPairings.filter(({ color, ground }) =>
    [color.pointer, ground.pointer].includes(pointer),
  );
  // If other colours make it impossible to pass everywhere, only the pairings that this colour has to fix count, or at
  // last only the worst of them, in which black or white always passes.
  const suggestion =
    nearestPassing(value, passesIn(everywhere)) ??
    nearestPassing(value, passesIn(pairingsToFix)) ??
    nearestPassing(value, passesIn([worst])) ??
    value;
  return { ...worst, pointer, contrastRatio: contrastIn(worst), suggestion };
}

/** A colour of the theme, or of one of its tones, in a scheme; undefined if the theme lacks it. */
function colorIn(
  { colors, tones }: Partial<ThemeDocument>,
  name: ColorName,
  toneIndex: number | undefined,
  scheme: Scheme,
): ThemeColor | undefined {
  const ofTone = isOfTone(name);
  // `toneDeep` is the property `deep` of a tone.
  const key = ofTone ? name.slice('tone'.length).toLowerCase() : name;
  const colorSet = (ofTone ? (tones?.[toneIndex ?? 0] ?? {}) : (colors ?? {})) as Colors;
  const pointer = ofTone ? `/tones/${toneIndex}/${key}` : `/colors/${key}`;
  const currentColor = colorSet[key];
  if (typeof currentColor === 'string') return { pointer, value: currentColor };
  const value = currentColor?.[scheme];
  return value === undefined ? undefined : { pointer: `${pointer}/${scheme}`, value };
}
