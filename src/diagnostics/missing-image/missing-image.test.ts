import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';

describe('an image', () => {
  it('is an error if it does not exist', () => {
    const banner = { type: 'banner', title: 'A page', image: { src: 'wolrd.svg', alt: '' } };
    expect(site({ 'about.json': page(banner) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:16  error  missing-image
        11 |         "src": "wolrd.svg",
           |                ^^^^^^^^^^^ The image “wolrd.svg” does not exist in _images.
        hint: Did you mean “world.svg”?

      1 error, 0 warnings."
    `);
  });

  it('is reported with where to put it if none has a similar name', () => {
    expect(site({ 'about.json': pageWith({ image: 'tower.svg' }) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:12  error  missing-image
        6 |   "image": "tower.svg",
          |            ^^^^^^^^^^^ The image “tower.svg” does not exist in _images.
        hint: Add the image there, or correct its name here.

      1 error, 0 warnings."
    `);
  });

  /** The hint where a document names the image `name`, on a site that has only `file` and `others`. */
  const hintFor = (file: string, name: string, ...others: readonly string[]) => {
    const images = Object.fromEntries([file, ...others].map((path) => [path, { width: 80, height: 60 }]));
    return site({ 'about.json': pageWith({ image: name }) }, { images }).diagnostics.map(({ hint }) => hint);
  };

  it.each(['penang hostel.svg', 'Penang-Hostel.svg', 'Penang Hostel (1).svg'])(
    'is reported with a valid name for a file that no document can name: %s',
    (file) => {
      const better = file.includes('1') ? 'penang-hostel-1.svg' : 'penang-hostel.svg';
      expect(hintFor(file, better)).toEqual([
        `Rename the file “${file}” to “${better}”: only small letters, digits and hyphens are allowed.`,
      ]);
    },
  );

  it('is reported with the name to use for both if the document misspells the file name, too', () => {
    expect(hintFor('Penang Hostel.JPEG', 'penang-hostle.jpg')).toEqual([
      'Rename the file “Penang Hostel.JPEG” to “penang-hostel.jpg”, and use that name here: only small letters, digits and hyphens are allowed.',
    ]);
  });

  it('is reported with the file that has a valid name, if two are similar', () => {
    expect(hintFor('Penang_Hostel.svg', 'penang-hostle.svg', 'penang-hostel.svg')).toEqual([
      'Did you mean “penang-hostel.svg”?',
    ]);
  });

  it('is reported with the formats to use if the file has another one', () => {
    expect(hintFor('hostels-in-penang.gif', 'hostels-in-penang.png')).toEqual([
      'Save “hostels-in-penang.gif” as SVG, PNG, JPG, WebP or AVIF: its format cannot be used.',
    ]);
  });
});
