import type { ColorPair, FontSize } from '../generated/documents';
import type { Theme } from '../theme/theme';
import { fontStack } from './font-faces';

type Declaration = readonly [name: string, value: string];

/**
 * The custom properties of a theme as a style sheet, as short as it can be: every page has it. `nameOf` gives the short
 * name of a property, where the other style sheets have one.
 */
export function themeTokens(theme: Theme, nameOf: (name: string) => string = (name) => name): string {
  const [first, ...tones] = theme.tones;
  const rule = (selector: string, declarations: readonly Declaration[]) =>
    `${selector}{${declarations.map(([name, value]) => `--${nameOf(name)}:${value}`).join(';')}}`;
  const toneRule = (selector: string, tone: Theme['tones'][number]) =>
    rule(selector, toneDeclarations(tone, nameOf('tone-deep')));
  return [
    rule(':root', [...colorDeclarations(theme), ...fontDeclarations(theme), ...sizeDeclarations(theme)]),
    ...(first ? [toneRule(`:root,[data-tone=${first.name}]`, first)] : []),
    ...tones.map((tone) => toneRule(`[data-tone=${tone.name}]`, tone)),
  ].join('');
}

/** `action-deep` for `actionDeep`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colorDeclarations({ colors }: Theme): readonly Declaration[] {
  const shadow = `${colors.ink.light}14`; // 8 %
  return [
    ...Object.entries(colors).map(
      ([role, color]): Declaration => [
        kebab(role),
        typeof color === 'string' ? short(color) : lightDark(color),
      ],
    ),
    ['shadow', `0 1px 2px ${shadow},0 8px 24px ${shadow}`],
  ];
}

function toneDeclarations({ deep, soft, text }: Theme['tones'][number], deepName: string): Declaration[] {
  const light = text.light === deep ? `var(--${deepName})` : short(text.light);
  return [
    ['tone-deep', short(deep)],
    ['tone-soft', lightDark(soft)],
    ['tone-text', `light-dark(${light},${short(text.dark)})`],
  ];
}

const fontDeclarations = ({ fonts }: Theme): readonly Declaration[] => [
  ['display', fontStack(fonts.display)],
  ['sans', fontStack(fonts.text)],
  ...(fonts.display.files ? [] : [widest]),
];

/** The room for the largest figures where the visitor's system chooses the font: some are as wide as DejaVu Sans bold. */
const widest: Declaration = ['figure-room', '132cqi'];

const sizeDeclarations = ({ radius, sizes }: Theme): readonly Declaration[] => [
  ['radius', rem(radius)],
  ...Object.entries(sizes).map(
    ([name, size]): Declaration => [name === 'text' ? 'text' : `text-${name}`, sizeValue(size)],
  ),
];

/** The widths of the screen, in pixels, between which a size grows that says nothing else. */
const narrow = 320;
const wide = 1440;
const pixels = 16;

function sizeValue({ least, most = least, base, growth }: FontSize): string {
  if (most === least) return rem(least);
  const slope = growth ?? ((most - least) * pixels * 100) / (wide - narrow);
  const start = base ?? least - (slope * narrow) / 100 / pixels;
  return `clamp(${rem(least)},${rem(start)} + ${decimal(slope)}vw,${rem(most)})`;
}

const lightDark = ({ light, dark }: ColorPair) =>
  light === dark ? short(light) : `light-dark(${short(light)},${short(dark)})`;

/** `#fff` for `#ffffff`. */
const short = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const rem = (size: number) => `${decimal(size)}rem`;

/** `.75` for 0.75. */
const decimal = (value: number) => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.');
