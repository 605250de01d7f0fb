import type { ThemeDocument } from '../generated/documents';
import { contrast, lightened, nearestPassing } from './contrast';
import { type ColorName, colorPairs, type Pair } from './pairs';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** A colour of a theme that too little can be told from another. */
export interface LowContrast {
  /** Of the colour to change, in the document of the theme. */
  pointer: string;
  /** The pair that falls furthest short, with its colours. */
  pair: Pair;
  color: string;
  ground: string;
  scheme: Scheme;
  /** The tone that one of them is of. */
  tone?: string;
  found: number;
  /** The nearest colour that passes in every pair that this one is in. */
  better: string;
}

/** A colour in the document, where it is valid. */
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
 * Every colour that fails in a pair, once, in the order of the pairs. What is invalid is left out, and so is what fails
 * only beside a colour that is reported already.
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

/** Of the pairs in which one colour would be changed; `all` are those that it is in, too, on either side. */
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
  // Where other colours contradict one another, the pair itself has to do: black or white always passes.
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
