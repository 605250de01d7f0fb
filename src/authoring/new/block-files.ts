import type { Schemas } from '../../document/source';
import { blockName } from './block-name';

const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`;

/**
 * The files of a new block of a site's own, by path within the site's folder. `schemaFolder` is the relative path from
 * the block's schema to the engine's schemas.
 */
export function siteBlockFiles(
  type: string,
  schemas: Schemas,
  schemaFolder: string,
): ReadonlyMap<string, string> {
  const name = blockName(type, schemas);
  const file = `_blocks/${type}/${type}`;
  return new Map([
    [`${file}.schema.json`, schemaText(type, name).replaceAll('"../parts/', `"${schemaFolder}/parts/`)],
    [`${file}.block.ts`, siteDefinitionText(type, name)],
    [`${file}.tsx`, siteComponentText(type, name)],
    [`${file}.module.css`, styleText()],
    [`${file}.test.tsx`, siteTestText(type, name)],
  ]);
}

const siteDefinitionText = (type: string, name: string) =>
  lines(
    "import type { SiteBlock } from 'prospectus/blocks/block-props';",
    `import { ${name} } from './${type}';`,
    '',
    `/** What it does in the browser is in ${type}.island.ts beside it, if it does something (docs/blocks.md). */`,
    `export const block: SiteBlock = { component: ${name} };`,
  );

const siteComponentText = (type: string, name: string) =>
  lines(
    "import type { SiteBlockProps } from 'prospectus/blocks/block-props';",
    `import type { ${name} as Written } from 'prospectus/generated/site';`,
    "import { Paragraphs } from 'prospectus/ui/rich-text';",
    "import { Section } from 'prospectus/ui/section';",
    ...componentLines(type, name, 'SiteBlockProps<Written>'),
  );

const siteTestText = (type: string, name: string) =>
  lines(
    "import { renderToStaticMarkup } from 'react-dom/server';",
    "import { expect, it } from 'vitest';",
    `import { ${name} } from './${type}';`,
    '',
    "it('has its paragraphs below its heading', () => {",
    `  const block = { type: '${type}' as const, heading: 'A heading', paragraphs: [['One.'], ['Two.']] };`,
    `  const html = renderToStaticMarkup(<${name} block={block} words={{}} locale={{ language: 'en' }} />);`,
    "  expect(html).toContain('A heading</h2>');",
    "  expect(html.indexOf('One.')).toBeLessThan(html.indexOf('Two.'));",
    '});',
  );

/** The files of a new engine block, by path within the project. It starts as a heading above paragraphs. */
export function blockFiles(type: string, schemas: Schemas): ReadonlyMap<string, string> {
  const name = blockName(type, schemas);
  const folder = `src/blocks/${type}/${type}`;
  return new Map([
    [`schema/blocks/${type}.schema.json`, schemaText(type, name)],
    [`${folder}.tsx`, componentText(type, name)],
    [`${folder}.module.css`, styleText()],
    [`${folder}.test.tsx`, testText(type)],
  ]);
}

const schemaText = (type: string, title: string) =>
  lines(
    '{',
    `  "title": "${title}",`,
    `  "description": "What the block “${type}” shows, for those who write documents.",`,
    '  "type": "object",',
    '  "additionalProperties": false,',
    '  "required": ["type", "heading", "paragraphs"],',
    '  "properties": {',
    `    "type": { "description": "What this block is.", "const": "${type}" },`,
    '    "id": { "$ref": "../parts/anchor.schema.json" },',
    '    "language": { "$ref": "../parts/language.schema.json" },',
    '    "heading": {',
    '      "$ref": "../parts/text.schema.json",',
    '      "description": "The heading above the paragraphs.",',
    '      "examples": ["Before you come"]',
    '    },',
    '    "paragraphs": { "$ref": "../parts/paragraphs.schema.json" }',
    '  },',
    '  "examples": [',
    `    { "type": "${type}", "heading": "Before you come", "paragraphs": ["Bring what you have to hand."] }`,
    '  ]',
    '}',
  );

const componentText = (type: string, name: string) =>
  lines(
    "import { Paragraphs } from '../../ui/rich-text';",
    "import { Section } from '../../ui/section';",
    "import type { BlockDefinition, BlockProps } from '../block-props';",
    ...componentLines(type, name, `BlockProps<'${type}'>`),
    '',
    `export const block: BlockDefinition<'${type}'> = { component: ${name} };`,
  );

const componentLines = (type: string, name: string, props: string) => [
  `import styles from './${type}.module.css';`,
  '',
  '/** A heading above paragraphs. */',
  `export function ${name}({ block: { id, heading, paragraphs } }: ${props}) {`,
  '  return (',
  `    <Section block="${type}" id={id} heading={heading}>`,
  '      <div className={styles.text}>',
  '        <Paragraphs paragraphs={paragraphs} />',
  '      </div>',
  '    </Section>',
  '  );',
  '}',
];

const styleText = () =>
  lines('@layer blocks {', '  .text {', '    display: grid;', '    gap: var(--space-2);', '  }', '}');

const testText = (type: string) =>
  lines(
    "import { describe, expect, it } from 'vitest';",
    "import { renderBlock, textsOf } from '../../../tests/render-block';",
    '',
    `describe('the block “${type}”', () => {`,
    "  it('has its paragraphs below its heading', async () => {",
    "    const paragraphs = [['One.'], ['Two.']];",
    `    const html = await renderBlock({ type: '${type}', heading: 'A heading', paragraphs });`,
    "    expect(textsOf(html, 'h2')).toEqual(['A heading']);",
    "    expect(textsOf(html, 'p')).toEqual(['One.', 'Two.']);",
    '  });',
    '});',
  );
