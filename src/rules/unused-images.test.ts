import { describe, expect, it } from 'vitest';
import { draft, page, site, type TestDocument } from '../../tests/compiler/site';
import { unusedImages } from './unused-images';

const banner = { type: 'banner', title: 'Cork', image: { src: 'cork.svg', alt: '' } };
const unusedBeside = (about: TestDocument, name = 'cork.svg') =>
  site(
    { 'about.json': about },
    { images: { [name]: { width: 80, height: 60 } } },
    unusedImages,
  ).diagnostics.map(({ location }) => location.file);

describe('an image', () => {
  it('is used if a document names it, even a draft', () => {
    expect(unusedBeside(page(banner))).toEqual([]);
    expect(unusedBeside(draft(banner))).toEqual([]);
  });

  it('is unused otherwise', () => {
    expect(unusedBeside(page())).toEqual(['pages-json/_images/cork.svg']);
  });
});
