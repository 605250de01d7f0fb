import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './tabs';

it('served tabs are links to their panels, without roles that only the script fulfils', () => {
  const html = renderToStaticMarkup(<Tabs label="Offices" prefix="office-" ids={['mill', 'harbour']} />);
  const list = /<ul[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  const namesIn = (tag: string) =>
    [...list.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
      [...attributes.matchAll(/([a-z-]+)="/g)].map(([, name]) => name),
    );
  for (const names of [...namesIn('ul'), ...namesIn('a')])
    for (const name of ['role', 'type', 'tabindex', 'aria-orientation', 'aria-selected', 'aria-controls'])
      expect(names).not.toContain(name);
  expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#office-mill',
    '#office-harbour',
  ]);
});
