import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { pageWith, site } from '../../../tests/compiler/site';
import { lackingFigures } from '../../rules/lacking-figures';

it('says which row stays empty, and what it most likely meant', () => {
  const listing = { name: 'Norway', summary: 'Flat.', order: 1 };
  const rows = [
    { title: 'Boats', measure: 'boats' },
    { title: 'Routes', measure: 'rotes' },
  ];
  const glance = { type: 'at-a-glance', heading: 'At a glance', pages: { kind: 'page' }, rows };
  const documents = {
    'norway.json': pageWith({ listing, facts: 'norway' }, glance),
    '_facts/norway.json': { facts: [fact('boats'), fact('routes')] },
  };
  expect(site(documents, {}, lackingFigures).report()).toMatchInlineSnapshot(`
    "pages-json/norway.json:26:22  warning  lacking-figure
      26 |           "measure": "rotes"
         |                      ^^^^^^^ This stays empty: no register of the kind “page” has “rotes”.
      hint: Did you mean “routes”?

    0 errors, 1 warning."
  `);
});
