import type { ComponentType } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { BlockProps, BlockType } from '../src/blocks/block-props';
import { registry } from '../src/blocks/registry';
import type { Badge, Block, Breadcrumb, QuotedFact, WordsOfBlocks } from '../src/compiled';
import { renderIslands } from '../src/islands/render-islands';
import { Breadcrumbs } from '../src/renderer/breadcrumbs';
import { BlockContext } from '../src/ui/block-context';
import { SiteSettingsContext } from '../src/ui/site-settings';
import { exampleLocale as locale } from './example-locale';
import { exampleWords as words } from './example-words';

/** What the page and the site tell a block; nothing by default. */
interface Surroundings {
  breadcrumbs?: readonly Breadcrumb[];
  badge?: Badge;
  /** By fact name. */
  facts?: Readonly<Record<string, QuotedFact>>;
  /** The type of the block that follows on the page. */
  nextType?: BlockType;
}

/**
 * The HTML of a single compiled block, as it is served, but without class names, React's comments between texts, and
 * preloads. Throws if the block does.
 */
export async function renderBlock(
  block: Block,
  { breadcrumbs = [], badge, facts = {}, nextType }: Surroundings = {},
): Promise<string> {
  const Component = registry[block.type].component as ComponentType<BlockProps<BlockType>>;
  const html = renderIslands(
    <BlockContext value={{ language: block.language, facts, sources: [], factWords: words.sources }}>
      <Component
        block={block}
        words={words.blocks[block.type as keyof WordsOfBlocks]}
        locale={block.language ? { language: block.language } : locale}
        breadcrumbs={<Breadcrumbs steps={breadcrumbs} label={words.shell.breadcrumbs} menus={[]} />}
        badge={badge}
        nextType={nextType}
      />
    </BlockContext>,
    (content) => (
      <StaticRouter location="/here">
        <SiteSettingsContext
          value={{
            spriteUrl: '/sprite.svg',
            newTabLabel: words.shell.newTab,
            shareLabel: words.shell.share,
            formsUrl: '/texts.json',
            timeZone: 'Asia/Kolkata',
          }}
        >
          {content}
        </SiteSettingsContext>
      </StaticRouter>
    ),
  );
  return html
    .replace(/^(<link[^>]*>)*/, '')
    .replaceAll('<!-- -->', '')
    .replace(/ class="[^"]*"/g, '');
}

/** How often a piece of HTML appears in another. */
export const count = (html: string, piece: string) => html.split(piece).length - 1;

/** The content of all elements of a name, without the tags inside. */
export const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  );
