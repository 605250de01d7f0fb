import { describe, expect, it } from 'vitest';
import { kindsDocument, page, site } from '../../tests/compiler/site';
import { repeatedSections } from './repeated-sections';

const text = (heading: string) => ({ type: 'text', heading, paragraphs: ['It is flat.'] });
const list = { type: 'checklist', heading: 'Bring', items: ['A helmet', 'A lamp'] };

const messagesFor = (ending: readonly object[], ...blocks: readonly object[]) =>
  site(
    {
      '_kinds.json': { ...kindsDocument, kinds: [{ kind: 'page', ...(ending.length > 0 && { ending }) }] },
      'about.json': page(...blocks),
    },
    {},
    repeatedSections,
  ).diagnostics.map(({ location, message }) => [location.pointer, message]);

describe('a page', () => {
  it('must not repeat a heading', () => {
    expect(messagesFor([], text('Prices'), text('The way'))).toEqual([]);
    expect(messagesFor([], text('Prices'), text('The way'), text('Prices'))).toEqual([
      ['/blocks/2/heading', '“Prices” is the heading of another section, too.'],
    ]);
  });

  it('must not have a type of block that all pages of its kind have, unless it may be repeated', () => {
    expect(messagesFor([list], text('Prices'), list)).toEqual([
      ['/blocks/1/type', 'Every page of the kind “page” has “checklist” already.'],
    ]);
    expect(messagesFor([text('Where we are')], text('Prices'))).toEqual([]);
  });
});
