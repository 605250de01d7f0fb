import { expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { pastedTexts } from './pasted-texts';

const warningsFor = (text: string) =>
  site({ 'about.json': page(saying(text)) }, {}, pastedTexts).diagnostics.map(({ message }) =>
    message.replace(/ is .*/, ''),
  );

it('reports a repeated word', () => {
  expect(warningsFor('You can can walk.')).toEqual(['“can can”']);
});

it.each([
  ['In {city} you can walk.', '“{city}”'],
  ['In [City name] you can walk.', '“[City name]”'],
  ['In ___ you can walk.', '“___”'],
  ['In %CITY% you can walk.', '“%CITY%”'],
  ['Sure! Here is a text.', '“Sure! Here”'],
  ['As an AI language model, I cannot.', '“As an AI language model”'],
  ['See. [gallery ids="1,2"]', '“[gallery ids="1,2"]”'],
  ['It is flat.[12]', '“[12]”'],
  ['The cafÃ© is near.', '“Ã©”'],
  ['It isnâ€™t far.', '“â€™”'],
  ['You can walk.You can cycle.', '“lk.You”'],
  ['You can can walk.', '“can can”'],
  ['You can walk , or cycle.', '“,”'],
  ['You can walk (or cycle.', '“(or cycle.”'],
  ['You can “walk or cycle.', '“You can “walk or cycle.”'],
  ['You can `walk`.', '“`walk`”'],
  ['In TBD you can walk.', '“TBD”'],
  ['a) You can walk.', '“a)”'],
  ['![A bridge](/about) You can walk.', '“![A bridge](/about)”'],
  ['See [it](https://bit.ly/3abc).', '“https://bit.ly/3abc”'],
  ['See [it](https://example.org/?utm_source=a).', '“https://example.org/?utm_source=a”'],
])('finds %s', (text, message) => {
  expect(warningsFor(text)).toEqual([message]);
});

it.each([
  'See [our prices](/).',
  'He had had enough that that was it.',
  'Write to info@example.com, or see example.com.',
  'It costs 1,200 euros, e.g. in Lisbon...',
  'Bora Bora is an island.',
  'It says “walk” (or [cycle](/about)), and so on.',
  'Auf Deutsch „gehen“, sagt man.',
])('does not report %s', (text) => {
  expect(warningsFor(text)).toEqual([]);
});
