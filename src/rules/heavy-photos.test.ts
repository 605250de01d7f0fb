import { describe, expect, it } from 'vitest';
import { site } from '../../tests/compiler/site';
import { heavyPhotos } from './heavy-photos';

const filesWith = (name: string, bytes: number) =>
  site({}, { images: { [name]: { width: 800, height: 600, bytes } } }, heavyPhotos).diagnostics.map(
    ({ location }) => location.file,
  );

describe('an image', () => {
  it('must have at most 100 KB if it is a photograph', () => {
    expect(filesWith('hills.webp', 100 * 1024)).toEqual([]);
    expect(filesWith('hills.webp', 100 * 1024 + 1)).toEqual(['pages-json/_images/hills.webp']);
  });

  it('is not checked if it is a drawing', () => {
    expect(filesWith('hills.svg', 200_000)).toEqual([]);
  });
});
