import { describe, expect, it } from 'vitest';
import { schemas } from '../../../tests/compiler/site';
import { formatAdvice } from './format-advice';

const adviceFor = (part: string, found: string) =>
  formatAdvice(schemas[`schema/parts/${part}.schema.json`] ?? {}, found);

describe('the advice on a link', () => {
  it.each([
    ['hello@example.com', 'For an email link write “mailto:hello@example.com”.'],
    ['http://www.example.com/', 'Write “https://www.example.com/”.'],
    ['www.example.com', 'Write “https://www.example.com”.'],
    ['contact', 'For a page of this site write “/contact”.'],
    ['./contact.json', 'For a page of this site write “/contact”.'],
    ['contact#form', 'For a page of this site write “/contact#form”.'],
    ['#Tuition', 'Ids are written in small letters: “#tuition”.'],
    ['#', 'Write the id of a block after the “#”.'],
    ['tel:+91 99999 99999', 'For a telephone link write “tel:+919999999999”.'],
    ['+91 99999-99999', 'For a telephone link write “tel:+919999999999”.'],
    ['/contact ', 'Delete the space at the end.'],
    ['/tours iceland', schemas['schema/parts/target.schema.json']?.hint],
  ])('“%s”', (found, advice) => {
    expect(adviceFor('target', found)).toBe(advice);
  });
});

describe('the advice on the name of an image', () => {
  it.each([
    [
      'https://example.com/campus.jpg',
      'Save the image in _images and write its file name here, such as “campus.webp”.',
    ],
    ['_images/campus.png', 'Write the file name alone: “campus.png”.'],
    ['pages-json/_images/tours/campus.png', 'Write the file name alone: “tours/campus.png”.'],
    ['campus.heic', 'Save the image as WebP, JPG or PNG: .heic files cannot be shown.'],
    ['campus.jpeg', 'Give the file the ending .jpg, and write here “campus.jpg”.'],
    ['campus', 'Add the ending of the file name, such as “.jpg”.'],
    [
      'Campus Map.png',
      'Only small letters, digits and hyphens are allowed. Rename the file, and write here “campus-map.png”.',
    ],
  ])('“%s”', (found, advice) => {
    expect(adviceFor('image-source', found)).toBe(advice);
  });
});

describe('the advice on a text', () => {
  it.each([
    ['text', 'Top courses ', 'Delete the space at the end.'],
    ['text', ' Top courses', 'Delete the space at the start.'],
    ['text', ' ', 'Write some text instead.'],
    ['text', '\u3164', 'Write some text instead.'],
    ['text', 'Top\ncourses', 'Replace the line break (\\n) with a space.'],
    [
      'rich-text',
      'One.\nTwo.',
      'Delete the line break (\\n). For a second paragraph, add a second text to the list.',
    ],
    ['anchor', 'Living costs', 'Only small letters, digits and hyphens are allowed: write “living-costs”.'],
    ['anchor', '2026', schemas['schema/parts/anchor.schema.json']?.hint],
    ['flag', 'IE', 'Write it in small letters: “ie”.'],
    ['measure', 'Work hours', 'Only small letters, digits and hyphens are allowed: write “work-hours”.'],
    ['day', '29.9.2026', 'Write the year first: “2026-09-29”.'],
    ['day', '3/4/2026', schemas['schema/parts/day.schema.json']?.hint],
  ])('%s “%s”', (part, found, advice) => {
    expect(adviceFor(part, found)).toBe(advice);
  });
});
