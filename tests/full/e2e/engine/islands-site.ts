import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { smallPages } from '../../../site/small-pages';

const parts = '../../../schema/parts';

const schemaOf = (type: string, title: string) => ({
  title,
  description: 'A block of this site alone.',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'heading'],
  properties: {
    type: { description: 'What this block is.', const: type },
    heading: { $ref: `${parts}/text.schema.json`, description: 'The heading.', examples: ['The bell'] },
  },
  examples: [{ type, heading: 'The bell' }],
});

/** Schemas and code of the two blocks, by their paths: the bell has a plain island, the lamp an island of React. */
const codeOf = (says: string): Readonly<Record<string, string>> => ({
  '_blocks/bell/bell.schema.json': JSON.stringify(schemaOf('bell', 'Bell')),
  '_blocks/bell/bell.block.ts': `
    import type { SiteBlock } from 'prospectus/blocks/block-props';
    import { Bell } from './bell';
    export const block: SiteBlock = { component: Bell };`,
  '_blocks/bell/bell.tsx': `
    import type { SiteBlockProps } from 'prospectus/blocks/block-props';
    import { islandAttributes } from 'prospectus/islands/island-attributes';
    import { Section } from 'prospectus/ui/section';
    export const Bell = ({ block }: SiteBlockProps<{ heading: string }>) => (
      <Section block="bell" heading={block.heading}>
        <div {...islandAttributes('bell', 'interaction')}>
          <button type="button" data-scripted="" disabled>Ring</button>
          <output>nothing</output>
        </div>
      </Section>
    );`,
  '_blocks/bell/bell.island.ts': `
    export function hydrate(element: HTMLElement): void {
      let rung = 0;
      element.querySelector('button')?.addEventListener('click', () => {
        rung += 1;
        (element.querySelector('output') as HTMLElement).textContent = '${says} ' + rung;
      });
    }`,
  '_blocks/lamp/lamp.schema.json': JSON.stringify(schemaOf('lamp', 'Lamp')),
  '_blocks/lamp/lamp.block.ts': `
    import type { SiteBlock } from 'prospectus/blocks/block-props';
    import { Lamp } from './lamp';
    export const block: SiteBlock = { component: Lamp };`,
  '_blocks/lamp/lamp.tsx': `
    import type { SiteBlockProps } from 'prospectus/blocks/block-props';
    import { island } from 'prospectus/islands/island';
    import { Section } from 'prospectus/ui/section';
    import { Switch } from './switch';
    const LampSwitch = island('lamp', 'interaction', Switch);
    export const Lamp = ({ block }: SiteBlockProps<{ heading: string }>) => (
      <Section block="lamp" heading={block.heading}>
        <LampSwitch of="${says}" />
      </Section>
    );`,
  '_blocks/lamp/switch.tsx': `
    import { useState } from 'react';
    import styles from './lamp.module.css';
    export function Switch({ of }: { of: string }) {
      const [isOn, setOn] = useState(false);
      return (
        <button type="button" className={styles.lamp} onClick={() => setOn(!isOn)}>
          {of + (isOn ? ' is on' : ' is off')}
        </button>
      );
    }`,
  '_blocks/lamp/lamp.island.tsx': `
    import { reactIsland } from 'prospectus/islands/react-island';
    import { Switch } from './switch';
    export const { hydrate } = reactIsland(Switch);`,
  '_blocks/lamp/lamp.module.css': '@layer blocks { .lamp { outline-offset: 3px; } }',
});

/**
 * The files of two blocks of a site's own that do something in the browser, and of a page that shows them, by
 * their paths. What the blocks show begins with the word that is given.
 */
export function islandFiles(says: string): Readonly<Record<string, string>> {
  const blocks = [
    { type: 'banner', title: says },
    { type: 'bell', heading: 'The bell' },
    { type: 'lamp', heading: 'The lamp' },
  ];
  const page = { kind: 'page', title: says, description: `About ${says}`, breadcrumb: says, blocks };
  return { ...codeOf(says), 'about.json': JSON.stringify(page, null, 2) };
}

/** Writes a small site with these two blocks to a temporary folder. */
export async function islandsSite(says: string): Promise<{ pages: string; out: string }> {
  const site = await smallPages();
  for (const [path, text] of Object.entries(islandFiles(says))) {
    const file = join(site.pages, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return site;
}
