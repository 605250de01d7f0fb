import { describe, expect, it } from 'vitest';
import { withRegistryLine, withTableRow, withUnionLine } from './block-lists';

const union = `{
  "oneOf": [
    { "$ref": "blocks/cards.schema.json" },
    { "$ref": "blocks/hero.schema.json" }
  ]
}
`;

const registry = `import { Cards } from './cards/cards';
import { HeroCarousel } from './hero-carousel/hero-carousel';

export const registry = {
  cards: { component: Cards, wakes: 'static' },
  'hero-carousel': { component: HeroCarousel, wakes: 'onVisible' },
};
`;

const page = `# Site

| \`aaa\` | no block |

## Blocks

| type | carries |
|---|---|
| \`cards\` | cards |
| \`hero\` | the top |

## Next
`;

/** The lines of one text that the other does not have. */
const added = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

describe('a new block', () => {
  it('has a line in the union, in the order of the files', () => {
    const refs = (text: string) => JSON.parse(text).oneOf.map(({ $ref }: { $ref: string }) => $ref);
    expect(refs(withUnionLine(union, 'faq'))[1]).toBe('blocks/faq.schema.json');
    expect(refs(withUnionLine(union, 'hero-carousel'))[1]).toBe('blocks/hero-carousel.schema.json');
    expect(refs(withUnionLine(union, 'zebra'))[2]).toBe('blocks/zebra.schema.json');
    expect(added(union, withUnionLine(union, 'faq'))).toEqual(['    { "$ref": "blocks/faq.schema.json" },']);
  });

  it('has an import and a line in the registry, in the order of the types', () => {
    expect(withRegistryLine(registry, 'faq', 'Faq')).toBe(`import { Cards } from './cards/cards';
import { Faq } from './faq/faq';
import { HeroCarousel } from './hero-carousel/hero-carousel';

export const registry = {
  cards: { component: Cards, wakes: 'static' },
  faq: { component: Faq, wakes: 'static' },
  'hero-carousel': { component: HeroCarousel, wakes: 'onVisible' },
};
`);
    expect(added(registry, withRegistryLine(registry, 'zebra', 'Zebra'))).toEqual([
      "import { Zebra } from './zebra/zebra';",
      "  zebra: { component: Zebra, wakes: 'static' },",
    ]);
    expect(withRegistryLine(registry, 'zebra', 'Zebra')).toMatch(/ {2}zebra: \{.*\},\n};\n$/);
    expect(withRegistryLine(registry, 'far-away', 'FarAwayBlock')).toContain(
      "  'far-away': { component: FarAwayBlock,",
    );
  });

  it('has a row in the table of blocks and in no other', () => {
    const row = '| `faq` | a heading above paragraphs |';
    expect(withTableRow(page, 'faq')).toContain(`| cards |\n${row}\n| \`hero\``);
    expect(withTableRow(page, 'zebra')).toContain(
      '| the top |\n| `zebra` | a heading above paragraphs |\n\n## Next',
    );
    expect(withTableRow(page, 'aa')).toContain('|---|---|\n| `aa` |');
  });
});
