import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { duplicateListings } from './duplicate-listings';

const listed = (name: string, properties: object = {}) =>
  pageWith({ kind: 'destination', listing: { name, summary: 'Small classes.', order: 10 }, ...properties });
const filesOf = (one: ReturnType<typeof listed>, other: ReturnType<typeof listed>) =>
  site({ 'one.json': one, 'other.json': other }, {}, duplicateListings).diagnostics.map(
    ({ location }) => location.file,
  );

describe('the name of a page in menus', () => {
  it('must be unique', () => {
    expect(filesOf(listed('Ireland'), listed('ireland'))).toEqual(['pages-json/other.json']);
    expect(filesOf(listed('Ireland'), listed('Iceland'))).toEqual([]);
  });

  it('may be the same as on a page of another kind, or a draft', () => {
    expect(filesOf(listed('Ireland'), listed('Ireland', { kind: 'service' }))).toEqual([]);
    expect(filesOf(listed('Ireland'), listed('Ireland', { draft: true }))).toEqual([]);
  });
});
