import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shades } from '../../src/maps/draw-map';
import { schemas } from '../compiler/site';
import { root } from './sources';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
/** Colours by their names, without the dashes. */
type Colours = Readonly<Record<string, Readonly<Record<Scheme, string>>>>;

const css = readFileSync(join(root, 'src/renderer/tokens.css'), 'utf8');
const rules = [...css.matchAll(/(:root|\[data-tone="([a-z]+)"\]) \{([^}]*)\}/g)];
const declaration = /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;

const coloursIn = (text: string): Colours =>
  Object.fromEntries(
    [...withDeep(text).matchAll(declaration)].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  );

/** Most tones are written in their own deep colour. */
const withDeep = (text: string) =>
  text.replaceAll('var(--tone-deep)', /--tone-deep: (#\w{6})/.exec(text)?.[1] ?? '');

/** Written out in banner.module.css: what is on the dark colour of a tone is the same in both schemes. */
const written: Colours = {
  white: { light: '#ffffff', dark: '#ffffff' },
  'white-hover': { light: '#f3ede3', dark: '#f3ede3' },
};
const base: Colours = { ...written, ...coloursIn(rules.find(([, rule]) => rule === ':root')?.[3] ?? '') };
const tones = rules.flatMap(([, , tone, text = '']) => (tone ? [{ tone, colours: coloursIn(text) }] : []));

/** WCAG 2.2, “relative luminance”. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, “contrast ratio”. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs, `written on ground`, that fall short of a ratio. */
function failing(pairs: readonly string[], least: number, colours: Colours): string[] {
  return pairs.flatMap((pair) =>
    schemes.flatMap((scheme) => {
      const [one = '', other = ''] = pair.split(' on ').map((name) => {
        const colour = colours[name];
        if (!colour) throw new Error(`tokens.css has no colour --${name}`);
        return colour[scheme];
      });
      const ratio = contrast(one, other);
      return ratio < least ? [`${pair}, ${scheme}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

/** What a map makes of the deep colour: it is white, more or less transparent. */
const withMap = (colours: Colours): Colours => {
  const over = (part: number) => lightened(colours['tone-deep']?.light ?? '', part);
  const both = (colour: string) => ({ light: colour, dark: colour });
  return {
    ...base,
    ...colours,
    land: both(over(shades.country.land)),
    coast: both(over(shades.country.coast)),
  };
};

const lightened = (colour: string, part: number) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((value) => Math.round(value + (255 - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const grounds = ['paper', 'band', 'card'];
const eachOn = (names: readonly string[], places: readonly string[]) =>
  names.flatMap((name) => places.map((place) => `${name} on ${place}`));

/** WCAG 2.2, 1.4.3 for text of any size, and 1.4.11 for what else has to be seen. */
const textRatio = 4.5;
const shapeRatio = 3;

/** Every pair of the site's own colours that text is set in. */
const text = [
  ...eachOn(['ink', 'ink-soft', 'action', 'action-deep', 'wrong'], grounds),
  ...eachOn(['on-action'], ['action', 'action-deep']), // buttons, and the skip link
  ...eachOn(['wrong', 'ink', 'ink-soft'], ['wrong-band']), // a field that is wrong: message, answer, placeholder
];

/** Every pair that text is set in where a tone is one of the two. */
const toneText = [
  ...eachOn(['tone-text'], [...grounds, 'tone-soft']),
  ...eachOn(['ink', 'ink-soft', 'action', 'action-deep'], ['tone-soft']), // course cards and intakes, with links
  'white on tone-deep', // the banner
  ...eachOn(['tone-deep'], ['white', 'white-hover']), // its button
];

describe('the contrast of text', () => {
  it('is measured as WCAG defines it', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('is sufficient for the colours of the site', () => {
    expect(failing(text, textRatio, base)).toEqual([]);
  });

  it('is sufficient for the default tone', () => {
    expect(failing(toneText, textRatio, base)).toEqual([]);
  });

  it.each(tones)('is sufficient in the tone $tone', ({ colours }) => {
    expect(failing(toneText, textRatio, { ...base, ...colours })).toEqual([]);
  });

  it.each(tones)('is sufficient on a map in the tone $tone', ({ colours }) => {
    expect(failing(['white on land', 'white on tone-deep'], textRatio, withMap(colours))).toEqual([]);
    expect(failing(['coast on tone-deep'], shapeRatio, withMap(colours))).toEqual([]);
  });

  it('is sufficient in the footer, which is dark in the light scheme', () => {
    // footer.module.css inverts the colours there; in the dark scheme the footer is a section like others.
    const written = eachOn(['paper', 'hairline', 'tone-soft'], ['ink']);
    const light = Object.fromEntries(
      Object.entries(base).map(([name, { light }]) => [name, { light, dark: light }]),
    );
    expect(failing(written, textRatio, light)).toEqual([]);
  });
});

describe('the contrast of shapes', () => {
  it('is sufficient for the borders of fields and buttons', () => {
    expect(failing(eachOn(['ink-soft', 'action'], grounds), shapeRatio, base)).toEqual([]);
  });

  it.each(tones)('is sufficient for icons on a tone: $tone', ({ colours }) => {
    const icons = ['tone-text on tone-soft', 'card on tone-text'];
    expect(failing(icons, shapeRatio, { ...base, ...colours })).toEqual([]);
  });

  it('is sufficient for the icon of a course with its own tone', () => {
    const icons = tones.flatMap(({ tone, colours }) =>
      tones.flatMap(({ tone: behind, colours: { 'tone-text': disc = { light: '', dark: '' } } }) =>
        failing(['disc on tone-soft'], shapeRatio, { ...base, ...colours, disc }).map(
          (pair) => `${behind} on ${tone}: ${pair}`,
        ),
      ),
    );
    expect(icons).toEqual([]);
  });
});

describe('the tones', () => {
  it('are the ones that a document may name', () => {
    expect(tones.map(({ tone }) => tone)).toEqual(schemas['schema/parts/tone.schema.json']?.enum);
  });

  it('have a dark and a light colour, and a text colour for each', () => {
    for (const { tone, colours } of tones) {
      expect(Object.keys(colours), tone).toEqual(['tone-deep', 'tone-soft', 'tone-text']);
    }
  });
});
