import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { duplicateListings } from './duplicate-listings';

const listed = (name: string, properties: object = {}) =>
  pageWith({ kind: 'country', listing: { name, summary: 'Small classes.', order: 10 }, ...properties });
const filesOf = (one: ReturnType<typeof listed>, other: ReturnType<typeof listed>) =>
  site({ 'one.json': one, 'other.json': other }, {}, duplicateListings).diagnostics.map(
    ({ location }) => location.file,
  );

describe('the name of a page in menus', () => {
  it('must be unique', () => {
    expect(filesOf(listed('Iceland'), listed('iceland'))).toEqual(['pages-json/other.json']);
    expect(filesOf(listed('Iceland'), listed('Finland'))).toEqual([]);
  });

  it('may be the same as on a page of another kind, or a draft', () => {
    expect(filesOf(listed('Iceland'), listed('Iceland', { kind: 'service' }))).toEqual([]);
    expect(filesOf(listed('Iceland'), listed('Iceland', { draft: true }))).toEqual([]);
  });
});
