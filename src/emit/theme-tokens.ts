import type { FontSize } from '../generated/documents';
import type { Theme } from '../theme/theme';
import { fontStack } from './font-faces';

type Declaration = readonly [name: string, value: string];

/**
 * A property's value in the light scheme, and in the dark one if it differs. An empty light value means that it is set
 * elsewhere.
 */
type SchemeDeclaration = readonly [name: string, light: string, dark?: string];

/**
 * The custom properties of a theme, as compact CSS, since every page includes it. `nameOf` returns the short name of a
 * property, or the name itself if it has none. The dark scheme is a media query, because many phones have browsers
 * without `light-dark()`, and no element has another scheme than the page.
 */
export function themeTokens(theme: Theme, nameOf: (name: string) => string = (name) => name): string {
  const rule = (selector: string, declarations: readonly Declaration[], prefix = '') =>
    `${selector}{${prefix}${declarations.map(([name, value]) => `--${nameOf(name)}:${value}`).join(';')}}`;
  const colors: readonly (readonly [selector: string, declarations: readonly SchemeDeclaration[]])[] = [
    [':root', colorDeclarations(theme)],
    // The first tone is also that of all that takes none.
    ...theme.tones.map(
      (tone, index) =>
        [`${index === 0 ? ':root,' : ''}[data-tone=${tone.name}]`, toneDeclarations(tone)] as const,
    ),
  ];
  /** The rules for one scheme. An empty value is left out: it is set elsewhere, or that of the light scheme. */
  const rulesFor = (valueIn: (light: string, dark: string) => string) =>
    colors.map(([selector, declarations]) =>
      rule(
        selector,
        declarations
          .map(([name, light, dark = light]) => [name, valueIn(light, dark)] as const)
          .filter(([, value]) => value !== ''),
      ),
    );
  const dark = rulesFor((lightValue, darkValue) => (darkValue === lightValue ? '' : darkValue));
  return [
    rule(':root', [...fontDeclarations(theme), ...sizeDeclarations(theme)], 'color-scheme:light dark;'),
    rule(':root,[data-tone]', [['tone-text', `var(--${nameOf('tone-deep')})`]]),
    ...rulesFor((lightValue) => lightValue),
    `@media (prefers-color-scheme:dark){${dark.join('')}}`,
  ].join('');
}

/** `action-deep` for `actionDeep`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colorDeclarations({ colors }: Theme): readonly SchemeDeclaration[] {
  const shadow = `${colors.ink.light}14`; // 8 % opacity
  return [
    ...Object.entries(colors).map(
      ([role, color]): SchemeDeclaration =>
        typeof color === 'string'
          ? [kebab(role), shortHex(color)]
          : [kebab(role), shortHex(color.light), shortHex(color.dark)],
    ),
    ['shadow', `0 1px 2px ${shadow},0 8px 24px ${shadow}`],
  ];
}

function toneDeclarations({ deep, soft, text }: Theme['tones'][number]): readonly SchemeDeclaration[] {
  return [
    ['tone-deep', shortHex(deep)],
    ['tone-soft', shortHex(soft.light), shortHex(soft.dark)],
    // In the light scheme usually the same as the deep colour, as `themeTokens` sets it for all tones.
    ['tone-text', text.light === deep ? '' : shortHex(text.light), shortHex(text.dark)],
  ];
}

const fontDeclarations = ({ fonts }: Theme): readonly Declaration[] => [
  ['display', fontStack(fonts.display)],
  ['sans', fontStack(fonts.text)],
  ...(fonts.display.files ? [] : [figureRoom]),
];

/**
 * Style sheets divide it by the number of characters of a large figure, to get the largest font size at which the
 * figure fits into its container (100cqi). It is more than the width of the container because digits are narrower than
 * the font size: 132cqi suits system fonts as wide as DejaVu Sans Bold, the 165cqi of the style sheets narrower ones.
 */
const figureRoom: Declaration = ['figure-room', '132cqi'];

const sizeDeclarations = ({ radius, sizes }: Theme): readonly Declaration[] => [
  ['radius', rem(radius)],
  ...Object.entries(sizes).map(
    ([name, size]): Declaration => [name === 'text' ? 'text' : `text-${name}`, sizeValue(size)],
  ),
];

/** The default range of screen widths in px between which sizes scale. */
const narrow = 320;
const wide = 1440;

const pixelsPerRem = 16;

/**
 * A size between `least` and `most` rem, which grows with the width of the screen: `base` rem and `growth` hundredths
 * of the width. A theme that leaves them out gets those with which it grows from `narrow` to `wide`.
 */
function sizeValue({ least, most = least, base, growth }: FontSize): string {
  if (most === least) return rem(least);
  const slope = growth ?? ((most - least) * pixelsPerRem * 100) / (wide - narrow);
  const start = base ?? least - (slope * narrow) / 100 / pixelsPerRem;
  return `clamp(${rem(least)},${rem(start)} + ${decimal(slope)}vw,${rem(most)})`;
}

/** `#fff` for `#ffffff`. */
const shortHex = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const rem = (size: number) => `${decimal(size)}rem`;

/** `.75` for 0.75. */
const decimal = (value: number) => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.');
