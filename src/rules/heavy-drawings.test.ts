import { describe, expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { heavyDrawings } from './heavy-drawings';

const filesWith = (name: string, bytes: number) =>
  site({}, { images: { [name]: { width: 800, height: 600, bytes } } }, heavyDrawings).diagnostics.map(
    ({ location }) => location.file,
  );

describe('a drawing', () => {
  it('is at most 15 KB', () => {
    expect(filesWith('hills.svg', 15 * 1024)).toEqual([]);
    expect(filesWith('hills.svg', 15 * 1024 + 1)).toEqual(['pages-json/_images/hills.svg']);
  });

  it('is not a photograph', () => {
    expect(filesWith('hills.jpg', 200_000)).toEqual([]);
  });
});
