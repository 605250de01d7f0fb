import type { Diagnostic } from '../../src/diagnostics/diagnostic';
import { equalOrders } from '../../src/rules/equal-orders';
import { repeatedItems } from '../../src/rules/repeated-items';
import { strayMarks } from '../../src/rules/stray-marks';
import { vagueLinks } from '../../src/rules/vague-links';
import { linkTo, page, pageWith, site, siteDocument, sourcesOf } from './site';

const listing = (name: string, order: number) => ({ name, icon: 'star', summary: 'In short.', order });

/** A site without mistakes, whose documents refer to one another. */
const valid = sourcesOf(
  {
    '_site.json': { ...siteDocument, redirects: [{ from: '/former', to: '/contact' }] },
    'about.json': pageWith(
      { listing: listing('About', 10) },
      linkTo('/contact'),
      { type: 'text', id: 'costs', heading: 'Costs', paragraphs: ['See [the fees](/contact#fees).'] },
      {
        type: 'cards',
        heading: 'Cards',
        items: [
          { icon: 'star', title: 'One', text: 'First of all.' },
          { icon: 'moon', title: 'Two', text: 'And then.' },
        ],
      },
    ),
    'contact.json': pageWith({ listing: listing('Contact', 20) }, linkTo('/about#costs'), {
      type: 'text',
      id: 'fees',
      heading: 'Fees',
      paragraphs: ['Ask us [about the fees](/about#costs).'],
    }),
    'news.json': page(linkTo('/about'), { type: 'text', id: 'latest', paragraphs: ['Nothing yet.'] }),
    'index.json': page(linkTo('/news#latest'), {
      type: 'checklist',
      heading: 'Bring these',
      items: ['A passport', 'A photo'],
    }),
  },
  { icons: ['star', 'moon'] },
);

/** The code that is reported of a mistake, the document, a piece of it, and the mistaken text in its place. */
type Mistake = readonly [code: string, path: string, piece: string, replacement: string];

/** Comments beside them say where one is in relation to the one above. */
export const mistakes: readonly Mistake[] = [
  ['wrong-type', 'about.json', '"label": "Read on"', '"label": 5'],
  ['unknown-route', 'about.json', '"to": "/contact"', '"to": "/contcat"'], // in the same block
  ['unknown-property', 'about.json', '"heading": "Costs"', '"headng": "Costs"'],
  ['unknown-anchor', 'about.json', '/contact#fees', '/contact#feees'], // in the same block, to an invalid document
  ['missing-property', 'about.json', '"icon": "star",\n          "title": "One",', '"icon": "star",'],
  ['unknown-icon', 'about.json', '"icon": "moon"', '"icon": "mooon"'], // in the same list
  ['missing-property', 'contact.json', '"summary": "In short.",', ''],
  ['equal-order', 'contact.json', '"order": 20', '"order": 10'], // in the same object
  ['unknown-anchor', 'contact.json', '"to": "/about#costs"', '"to": "/about#cost"'], // to an invalid block
  ['stray-mark', 'contact.json', 'Ask us', 'Ask **us'],
  ['vague-link', 'contact.json', '[about the fees]', '[here]'],
  ['syntax-error', 'news.json', '"Nothing yet."\n', '"Nothing yet.\n'],
  ['unknown-property', '_site.json', '"url":', '"adress": "", "url":'],
  ['unknown-route', '_site.json', '"to": "/contact"', '"to": "/contatc"'],
  ['wrong-type', 'index.json', '"heading": "Bring these"', '"heading": ["Bring these"]'],
  ['repeated-item', 'index.json', '"A photo"', '"A passport"'], // in the same block
];

/** What is reported of the site with these mistakes made in it, as codes and pointers. */
export function reported(made: readonly Mistake[]): readonly string[] {
  const documents = Object.fromEntries(
    valid.documents.map(({ path, text }) => [
      path,
      made
        .filter((mistake) => mistake[1] === path)
        .reduce((before, [, , piece, replacement]) => {
          if (before.split(piece).length !== 2) throw new Error(`${path} has not one ${piece}`);
          return before.replace(piece, () => replacement);
        }, text),
    ]),
  );
  const { diagnostics } = site(
    documents,
    { icons: ['star', 'moon'] },
    equalOrders,
    repeatedItems,
    strayMarks,
    vagueLinks,
  );
  return diagnostics.map(inShort).sort();
}

const inShort = ({ code, location: { file, pointer } }: Diagnostic) => `${code} ${file}${pointer}`;
