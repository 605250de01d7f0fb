import type { Schemas } from '../../document/source';
import { blockName } from './block-name';

/** The files of a new engine block, by path within the project. It starts as a heading above paragraphs. */
export function blockFiles(type: string, schemas: Schemas): ReadonlyMap<string, string> {
  const name = blockName(type, schemas);
  const imports = `import { Paragraphs } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { BlockDefinition, BlockProps } from '../block-props';
`;
  const definition = `
export const block: BlockDefinition<'${type}'> = { component: ${name} };
`;
  return new Map([
    [`schema/blocks/${type}.schema.json`, schemaText(type, name, '..')],
    ...codeFiles(
      `src/blocks/${type}`,
      type,
      name,
      imports + componentText(type, name, `BlockProps<'${type}'>`) + definition,
    ),
  ]);
}

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
  const imports = `import type { SiteBlockProps } from 'prospectus/blocks/block-props';
import type { ${name} as Written } from 'prospectus/generated/site';
import { Paragraphs } from 'prospectus/ui/rich-text';
import { Section } from 'prospectus/ui/section';
`;
  const definition = `import type { SiteBlock } from 'prospectus/blocks/block-props';
import { ${name} } from './${type}';

/** What it does in the browser is in ${type}.island.ts beside it, if it does something (docs/blocks.md). */
export const block: SiteBlock = { component: ${name} };
`;
  const folder = `_blocks/${type}`;
  return new Map([
    [`${folder}/${type}.schema.json`, schemaText(type, name, schemaFolder)],
    [`${folder}/${type}.block.ts`, definition],
    ...codeFiles(folder, type, name, imports + componentText(type, name, 'SiteBlockProps<Written>')),
  ]);
}

/** The code of a new block: its component, as given, and a style sheet and a test, which are the same everywhere. */
const codeFiles = (folder: string, type: string, name: string, componentFile: string) =>
  [
    [`${folder}/${type}.tsx`, componentFile],
    [`${folder}/${type}.module.css`, styleText],
    [`${folder}/${type}.test.tsx`, testText(type, name)],
  ] as const;

const schemaText = (type: string, title: string, schemaFolder: string) => `{
  "title": "${title}",
  "description": "What the block “${type}” shows, for those who write documents.",
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "heading", "paragraphs"],
  "properties": {
    "type": { "description": "What this block is.", "const": "${type}" },
    "id": { "$ref": "${schemaFolder}/parts/anchor.schema.json" },
    "language": { "$ref": "${schemaFolder}/parts/language.schema.json" },
    "heading": {
      "$ref": "${schemaFolder}/parts/text.schema.json",
      "description": "The heading above the paragraphs.",
      "examples": ["Before you come"]
    },
    "paragraphs": { "$ref": "${schemaFolder}/parts/paragraphs.schema.json" }
  },
  "examples": [
    { "type": "${type}", "heading": "Before you come", "paragraphs": ["Bring what you have to hand."] }
  ]
}
`;

const componentText = (
  type: string,
  name: string,
  props: string,
) => `import styles from './${type}.module.css';

/** A heading above paragraphs. */
export function ${name}({ block: { id, heading, paragraphs } }: ${props}) {
  return (
    <Section block="${type}" id={id} heading={heading}>
      <div className={styles.text}>
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </Section>
  );
}
`;

const styleText = `@layer blocks {
  .text {
    display: grid;
    gap: var(--space-2);
  }
}
`;

const testText = (type: string, name: string) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ${name} } from './${type}';

it('has its paragraphs below its heading', () => {
  const block = { type: '${type}' as const, heading: 'A heading', paragraphs: [['One.'], ['Two.']] };
  const html = renderToStaticMarkup(<${name} block={block} words={{}} locale={{ language: 'en' }} />);
  expect(html).toMatch(/A heading<\\/h2>.*One\\..*Two\\./);
});
`;
