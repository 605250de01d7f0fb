import { shades } from '../maps/draw-map';
import type { Theme } from './theme';

/** A colour of the theme: a role, or one of the colours of each tone. */
export type ColorName = keyof Theme['colors'] | 'toneDeep' | 'toneSoft' | 'toneText';

/** Two colours that meet on a page, and how much they have to differ. */
export interface Pair {
  /** What is seen, and what is behind it. */
  color: ColorName;
  ground: ColorName;
  /** WCAG 2.2: 4.5 for text of any size (1.4.3), 3 for what else has to be seen (1.4.11). */
  ratio: 4.5 | 3;
  /** What it is that is seen, in the plural. */
  about: string;
  /** The colour that the author should change: the one that fewer others depend on. */
  change: 'color' | 'ground';
  /** How much white lies over the ground (maps/draw-map.ts): 0 is none. */
  veil?: number;
  /** Where the two meet on a light screen only. */
  lightOnly?: true;
}

const text = 4.5;
const shape = 3;

const pairs = (
  about: string,
  ratio: Pair['ratio'],
  colors: readonly ColorName[],
  grounds: readonly ColorName[],
  more: Partial<Pair> = {},
): Pair[] =>
  grounds.flatMap((ground) =>
    colors.map((color): Pair => ({ color, ground, ratio, about, change: 'color', ...more })),
  );

const grounds = ['paper', 'band', 'card'] as const;

/** Every pair of colours that text or a shape is shown in, once; of tones, both colours are of the same one. */
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
  // The footer, whose ground is the ink on a light screen (shell/footer.module.css).
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
    veil: shades.country.land,
  }),
  ...pairs('words on the button of a banner', text, ['toneDeep'], ['onTone', 'onToneHover']),
];
