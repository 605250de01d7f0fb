import { describe, expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { heavyDrawings } from './heavy-drawings';

const filesWith = (name: string, bytes: number) =>
  site({}, { images: { [name]: { width: 800, height: 600, bytes } } }, heavyDrawings).diagnostics.map(
    ({ location }) => location.file,
  );

describe('an image', () => {
  it('must have at most 15 KB if it is a drawing', () => {
    expect(filesWith('hills.svg', 15 * 1024)).toEqual([]);
    expect(filesWith('hills.svg', 15 * 1024 + 1)).toEqual(['pages-json/_images/hills.svg']);
  });

  it('may be larger if it is a photograph', () => {
    expect(filesWith('hills.jpg', 200_000)).toEqual([]);
  });
});
