import { shadeOpacity } from '../maps/draw-map';
import type { Theme } from './theme';

/** A theme colour: one of the whole site, or one that each tone has. */
export type ColorName = keyof Theme['colors'] | 'toneDeep' | 'toneSoft' | 'toneText';

/** A foreground and a background colour used together, and their required contrast. */
export interface Pair {
  /** The foreground. The background is `ground`. */
  color: ColorName;
  ground: ColorName;
  /** WCAG 2.2: 4.5 for text of any size (1.4.3), 3 for other visible elements (1.4.11). */
  ratio: 4.5 | 3;
  /** What has the foreground colour, as a plural noun for messages: “links”. */
  about: string;
  /** Which of the two the author should change: the one that fewer other colours depend on. */
  change: 'color' | 'ground';
  /** Opacity of the white layer over the background (maps/draw-map.ts); 0 by default. */
  veil?: number;
  /** The pair only occurs in the light scheme. */
  lightOnly?: true;
}

/** Required contrast ratios. */
const text = 4.5;
const shape = 3;

/** The pairs of each of these colours on each of these grounds. */
const pairs = (
  about: string,
  ratio: Pair['ratio'],
  colors: readonly ColorName[],
  grounds: readonly ColorName[],
  options: Partial<Pair> = {},
): Pair[] =>
  grounds.flatMap((ground) =>
    colors.map((color): Pair => ({ color, ground, ratio, about, change: 'color', ...options })),
  );

const grounds = ['paper', 'band', 'card'] as const;

/** All pairs of colours that pages use together. For tones, both colours are of the same one. */
export const colorPairs: readonly Pair[] = [
  ...pairs('texts', text, ['ink', 'inkSoft'], grounds),
  ...pairs('links', text, ['action', 'actionDeep'], grounds),
  ...pairs('messages of a form', text, ['wrong'], grounds),
  ...pairs('words on a button', text, ['onAction'], ['action', 'actionDeep']),
  ...pairs('messages and answers in a field', text, ['wrong', 'ink', 'inkSoft'], ['wrongBand'], {
    change: 'ground',
  }),
  ...pairs('borders of fields', shape, ['inkSoft'], grounds),
  ...pairs('outlines of what has the focus', shape, ['action'], grounds),
  // The footer, whose background is ink in the light scheme (shell/footer.module.css).
  ...pairs('texts of the footer', text, ['paper', 'hairline'], ['ink'], { lightOnly: true }),
  ...pairs('texts of the footer', text, ['toneSoft'], ['ink'], { lightOnly: true }),
  ...pairs('words in a tone', text, ['toneText'], [...grounds, 'toneSoft']),
  ...pairs('icons in a disc', shape, ['card'], ['toneText'], { change: 'ground' }),
  ...pairs('texts and links of a card', text, ['ink', 'inkSoft', 'action', 'actionDeep'], ['toneSoft'], {
    change: 'ground',
  }),
  ...pairs('words of a banner', text, ['onTone'], ['toneDeep'], { change: 'ground' }),
  ...pairs('names on a map', text, ['onTone'], ['toneDeep'], {
    change: 'ground',
    veil: shadeOpacity.country.land,
  }),
  ...pairs('words on the button of a banner', text, ['toneDeep'], ['onTone', 'onToneHover']),
];
