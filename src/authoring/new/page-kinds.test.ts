import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../../tests/compiler/site';
import { addressFor, kindsIn, nameIn, templateOf } from './page-kinds';

const tours = { address: 'tours-{name}' };

describe('the address of a new page', () => {
  it.each([
    ['japan', '/tours-japan'],
    ['tours-japan', '/tours-japan'],
    ['asia/japan', '/asia/tours-japan'],
    ['/japan', '/japan'],
    ['/asia/japan', '/asia/japan'],
  ])('follows from its name and kind, unless the name is an address: %s', (name, address) => {
    expect(addressFor(name, tours)).toBe(address);
  });

  it.each([
    ['wheels', '/services/wheels'],
    ['services/wheels', '/services/wheels'],
    ['repairs/wheels', '/repairs/wheels'],
  ])('is in the folder of its kind, or in that of the name: %s', (name, address) => {
    expect(addressFor(name, { address: 'services/{name}' })).toBe(address);
    expect(nameIn(address, { address: 'services/{name}' })).toBe('wheels');
  });

  it('contains the name', () => {
    expect(nameIn('/asia/tours-japan', tours)).toBe('japan');
    expect(nameIn('/japan', tours)).toBe('japan');
  });
});

describe('the kinds of new pages', () => {
  const namesIn = (written: string | object | undefined) =>
    kindsIn(sourcesOf({ '_kinds.json': written })).map(({ kind }) => kind);

  it('are those of the site that have a name, whatever else is invalid', () => {
    expect(namesIn({ kinds: [{ kind: 'page' }, { kin: 'course' }, { kind: 'teacher', places: 1 }] })).toEqual(
      ['page', 'teacher'],
    );
  });

  it('are only the plain page if the site defines none', () => {
    expect(namesIn(undefined)).toEqual(['page']);
  });

  it('begin with a banner and a text, unless they say otherwise', () => {
    expect(templateOf({}).blocks).toEqual([{ type: 'banner' }, { type: 'text' }]);
    expect(templateOf({ start: { blocks: [{ type: 'faq' }] } }).blocks).toEqual([{ type: 'faq' }]);
    expect(addressFor('about', {})).toBe('/about');
  });
});
