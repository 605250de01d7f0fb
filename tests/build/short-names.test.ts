import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { shortClassNames, shortProperties } from '../../src/bundle/short-names';

it('a class has a short name of its own in each style sheet', () => {
  const nameOf = shortClassNames();
  const short = (file: string) => nameOf('inner', join(import.meta.dirname, '../../src', file));
  expect(short('shell/footer.module.css')).toMatch(/^[a-z]{1,2}$/i);
  expect(short('shell/footer.module.css?direct')).toBe(short('shell/footer.module.css'));
  expect(short('shell/footer.module.css')).not.toBe(short('ui/section.module.css'));
});

it('an animation keeps its name: a custom property may name it in a text that is not rewritten', () => {
  const footer = join(import.meta.dirname, '../../src/shell/footer.module.css');
  expect(shortClassNames()('wait-for-styles', footer)).toBe('wait-for-styles');
});

it('a class name in a block of the site’s own begins with the name of its style sheet', () => {
  const file = join(import.meta.dirname, '../../../school/_blocks/timetable/lesson.module.css');
  expect(shortClassNames()('card', file)).toBe('lesson_card');
});

it('a custom property has a short name unless a script knows it', async () => {
  const shorten = async (css: string) =>
    (await postcss([shortProperties()]).process(css, { from: undefined })).css;
  expect(await shorten('a{--slides-wide:3;color:var(--ink)}')).toMatch(
    /^a\{--slides-wide:3;color:var\(--\w{1,2}\)\}$/,
  );
  expect(await shorten('@property --fade-start{inherits:false}')).toMatch(/^@property --\w{1,2}\{/);
});
