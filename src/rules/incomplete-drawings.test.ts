import { expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { incompleteDrawings } from './incomplete-drawings';

const filesFor = (inner: string) =>
  site(
    {},
    { images: { 'world.svg': { width: 1200, height: 630, svg: `<svg>${inner}</svg>` } } },
    incompleteDrawings,
  ).diagnostics.map(({ location }) => location.file);

it('a drawing must not refer to another file', () => {
  expect(filesFor('<path/>')).toEqual([]);
  expect(filesFor('<use href="sprite.svg#a"/>')).toEqual(['pages-json/_images/world.svg']);
});
