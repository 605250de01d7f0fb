import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { equalOrders } from './equal-orders';

const listed =
  (order: number, properties: object = {}) =>
  (path: string) =>
    pageWith({
      kind: 'country',
      listing: { name: path, summary: 'Small classes.', order },
      ...properties,
    })(path);
const filesOf = (one: ReturnType<typeof listed>, other: ReturnType<typeof listed>) =>
  site({ 'one.json': one, 'other.json': other }, {}, equalOrders).diagnostics.map(
    ({ location }) => location.file,
  );

describe('the order of a page', () => {
  it('must be unique', () => {
    expect(filesOf(listed(10), listed(10))).toEqual(['pages-json/other.json']);
    expect(filesOf(listed(10), listed(20))).toEqual([]);
  });

  it('may be the same as on a page of another kind, or a draft', () => {
    expect(filesOf(listed(10), listed(10, { kind: 'service' }))).toEqual([]);
    expect(filesOf(listed(10), listed(10, { draft: true }))).toEqual([]);
  });
});
