import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Badge, Block, Breadcrumb } from '../src/compiled';
import { Breadcrumbs } from '../src/renderer/breadcrumbs';
import { loadPage } from '../src/renderer/load-page';
import { InterfaceContext } from '../src/ui/interface';
import { exampleWords as words } from './example-words';

/**
 * A compiled block as a visitor is served it, alone. Names of styles, React's marks between two texts, and preloads are
 * left out: nobody reads them. A block that throws throws here, too.
 */
export async function renderBlock(
  block: Block,
  trail: readonly Breadcrumb[] = [],
  badge?: Badge,
): Promise<string> {
  const image = { src: '', width: 0, height: 0 };
  const about = { route: '/here', kind: 'page', title: '', description: '' } as const;
  const page = { ...about, image, breadcrumbs: trail, blocks: [block] };
  const { components } = await loadPage(page);
  const Component = components.get(block.type);
  if (!Component) throw new Error(`The block “${block.type}” was not loaded`);
  const html = renderToString(
    <StaticRouter location={page.route}>
      <InterfaceContext value={{ sprite: '/sprite.svg', newTab: words.newTab }}>
        <Component
          block={block}
          words={words}
          breadcrumbs={<Breadcrumbs steps={trail} label={words.breadcrumbs} />}
          badge={badge}
        />
      </InterfaceContext>
    </StaticRouter>,
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
