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

/** A valid colour in the document. */
interface Written {
  pointer: string;
  value: string;
}

interface Meeting {
  pair: Pair;
  color: Written;
  ground: Written;
  scheme: Scheme;
  tone?: string;
}

type Colors = Partial<Record<string, string | { light?: string; dark?: string }>>;

/**
 * All colours that fail in a pair, without duplicates, in the order of the pairs. Invalid colours are skipped, and so
 * are those that only fail next to a colour that is already reported.
 */
export function lowContrasts({ colors, tones = [] }: Partial<ThemeDocument>): readonly LowContrast[] {
  const meetings = [undefined, ...tones.keys()].flatMap((position) =>
    colorPairs
      .filter(({ color, ground }) => (isOfTone(color) || isOfTone(ground)) === (position !== undefined))
      .flatMap((pair) =>
        schemes
          .filter((scheme) => scheme === 'light' || !pair.lightOnly)
          .flatMap((scheme): Meeting[] => {
            const look = (name: ColorName) => colorIn({ colors, tones }, name, position, scheme);
            const [color, ground] = [look(pair.color), look(pair.ground)];
            const tone = position === undefined ? undefined : tones[position]?.name;
            return color && ground ? [{ pair, color, ground, scheme, tone }] : [];
          }),
      ),
  );
  const found = new Map<string, LowContrast>();
  for (const pointer of new Set(meetings.map((meeting) => changed(meeting).pointer))) {
    const own = meetings.filter(
      (meeting) => changed(meeting).pointer === pointer && !found.has(kept(meeting).pointer),
    );
    const lowest = lowestOf(own, meetings);
    if (lowest) found.set(pointer, lowest);
  }
  return [...found.values()];
}

const isOfTone = (name: ColorName) => name.startsWith('tone');

const changed = ({ pair, color, ground }: Meeting) => (pair.change === 'color' ? color : ground);
const kept = ({ pair, color, ground }: Meeting) => (pair.change === 'color' ? ground : color);

const contrastIn = ({ pair: { veil = 0 }, color, ground }: Meeting) =>
  contrast(color.value, lightened(ground.value, veil));

/** The worst of the pairs whose fix is to change this colour; `all` are all pairs with the colour. */
function lowestOf(own: readonly Meeting[], all: readonly Meeting[]): LowContrast | undefined {
  const failing = own
    .map((meeting) => ({ meeting, found: contrastIn(meeting) }))
    .filter(({ meeting, found }) => found < meeting.pair.ratio)
    .sort((a, b) => a.found / a.meeting.pair.ratio - b.found / b.meeting.pair.ratio);
  const [worst] = failing;
  if (!worst) return undefined;
  const { pair, color, ground, scheme, tone } = worst.meeting;
  const { pointer, value } = changed(worst.meeting);
  const passesIn = (meetings: readonly Meeting[]) => (candidate: string) =>
    meetings.every((meeting) => {
      const replaced = (written: Written) =>
        written.pointer === pointer ? { pointer, value: candidate } : written;
      const { pair, color, ground } = meeting;
      return contrastIn({ ...meeting, color: replaced(color), ground: replaced(ground) }) >= pair.ratio;
    });
  const everywhere = all.filter(({ color, ground }) => [color.pointer, ground.pointer].includes(pointer));
  // If other colours make it impossible to pass everywhere, only this pair is considered, in which black or white
  // always passes.
  const tried = [everywhere, own, [worst.meeting]].map((meetings) => passesIn(meetings));
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
): Written | undefined {
  const ofTone = isOfTone(name);
  const key = ofTone ? name.slice('tone'.length).toLowerCase() : name;
  const within = (ofTone ? (tones?.[position ?? 0] ?? {}) : (colors ?? {})) as Colors;
  const pointer = ofTone ? `/tones/${position}/${key}` : `/colors/${key}`;
  const written = within[key];
  if (typeof written === 'string') return { pointer, value: written };
  const value = written?.[scheme];
  return value === undefined ? undefined : { pointer: `${pointer}/${scheme}`, value };
}
