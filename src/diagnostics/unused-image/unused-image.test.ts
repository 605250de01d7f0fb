import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { unusedImages } from '../../rules/unused-images';

it('an unused image is reported with its path in _images', () => {
  const images = { 'logos/old.svg': { width: 80, height: 60 } };
  expect(site({}, { images }, unusedImages).report()).toMatchInlineSnapshot(`
    "pages-json/_images/logos/old.svg:1:1  warning  unused-image
      Nothing uses the image logos/old.svg.
      hint: Use it, or delete it: it is published either way.

    0 errors, 1 warning."
  `);
});

it('a file whose name no document can use is reported with a valid name', () => {
  const images = { 'Korea Campus.JPEG': { width: 80, height: 60 } };
  expect(site({}, { images }, unusedImages).diagnostics[0]?.hint).toBe(
    'Rename it to “korea-campus.jpg”: only small letters, digits and hyphens are allowed.',
  );
});

it.each(['moving.gif', 'README', '日本.png'])(
  'a file of another format, or without a letter to keep in its name, gets no proposed name: %s',
  (name) => {
    const images = { [name]: { width: 80, height: 60 } };
    expect(site({}, { images }, unusedImages).diagnostics[0]?.hint).toBe(
      'Save it as SVG, PNG, JPG, WebP or AVIF, with only small letters, digits and hyphens in its name.',
    );
  },
);
