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
  /** The nearest colour that passes in every pair in which this one would be changed; undefined if there is none. */
  better?: string;
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

/** Every colour that fails in a pair, once, in the order of the pairs. What is invalid is left out. */
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
  const byChanged = new Map<string, Meeting[]>();
  for (const meeting of meetings) {
    const { pointer } = changed(meeting);
    byChanged.set(pointer, [...(byChanged.get(pointer) ?? []), meeting]);
  }
  return [...byChanged.values()].flatMap((together) => lowestOf(together) ?? []);
}

const isOfTone = (name: ColorName) => name.startsWith('tone');

const changed = ({ pair, color, ground }: Meeting) => (pair.change === 'color' ? color : ground);

const contrastIn = ({ pair: { veil = 0 }, color, ground }: Meeting) =>
  contrast(color.value, lightened(ground.value, veil));

function lowestOf(meetings: readonly Meeting[]): LowContrast | undefined {
  const failing = meetings
    .map((meeting) => ({ meeting, found: contrastIn(meeting) }))
    .filter(({ meeting, found }) => found < meeting.pair.ratio)
    .sort((a, b) => a.found / a.meeting.pair.ratio - b.found / b.meeting.pair.ratio);
  const [worst] = failing;
  if (!worst) return undefined;
  const { pair, color, ground, scheme, tone } = worst.meeting;
  const { pointer, value } = changed(worst.meeting);
  const better = nearestPassing(value, (candidate) =>
    meetings.every((meeting) => {
      const changed = { pointer, value: candidate };
      return contrastIn({ ...meeting, [meeting.pair.change]: changed }) >= meeting.pair.ratio;
    }),
  );
  return {
    pointer,
    pair,
    color: color.value,
    ground: ground.value,
    scheme,
    tone,
    found: worst.found,
    better,
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
