import { describe, expect, it } from 'vitest';
import { page, pageWith, saying, site, siteDocument } from '../../tests/compiler/site';
import { impossibleDates } from './impossible-dates';

const pointersOf = (text: string) =>
  site({ 'about.json': page(saying(text)) }, {}, impossibleDates).diagnostics.map(
    ({ location }) => location.pointer,
  );

describe('a date', () => {
  it.each(['31 November', '31 Sept', 'June 31', '30 February', 'Feb 31'])(
    'is reported if it does not exist: %s',
    (day) => {
      expect(pointersOf(`Apply by ${day}, or later.`)).toEqual(['/blocks/0/paragraphs/0']);
    },
  );

  it.each(['30 November', '31 October', '29 February', 'April 31,000 visitors', 'in 2031 June', 'May 31'])(
    'is not reported if it exists, or if there is none: %s',
    (text) => {
      expect(pointersOf(`Apply by ${text}.`)).toEqual([]);
    },
  );
});

describe('a date in a language', () => {
  const foundIn = (language: string, text: string) =>
    site(
      { '_site.json': { ...siteDocument, language }, 'about.json': page(saying(text)) },
      {},
      impossibleDates,
    ).diagnostics.flatMap(({ code, message }) => (code === 'impossible-date' ? message : []));

  it.each([
    ['pt-PT', 'Inscrições até 31 de fevereiro.', '31 de fevereiro'],
    ['pt-PT', 'Inscrições até 31 de Junho.', '31 de Junho'],
    ['pt-BR', 'Inscrições até 30 fev. às 9h.', '30 fev'],
    ['de-DE', 'Bis zum 31. April.', '31. April'],
    ['fr-FR', 'Jusqu’au 31 juin, ou après.', '31 juin'],
    ['es-ES', 'Hasta el 31 de septiembre.', '31 de septiembre'],
    ['pl', 'Do 31 listopada.', '31 listopada'],
    ['en-US', 'By February 30.', 'February 30'],
    ['ar-EG', 'حتى ٣١ يونيو.', '٣١ يونيو'],
  ])('is reported if it does not exist (%s): %s', (language, text, found) => {
    expect(foundIn(language, text)).toEqual([`“${found}” does not exist.`]);
  });

  it.each([
    ['pt-PT', 'Até 30 de novembro, 29 de fevereiro ou 31 de outubro.'],
    ['pt-PT', 'By 31 November.'],
    ['de-DE', 'Von 31 Aprilscherzen und 31.000 Novembern.'],
    ['ja', '2月30日'],
  ])('is not reported if it exists, or cannot be recognized in the language (%s): %s', (language, text) => {
    expect(foundIn(language, text)).toEqual([]);
  });

  it('is read in the language of its page or block, if they set one', () => {
    const portuguese = { ...saying('Até 31 de abril.'), language: 'pt' };
    const pointersIn = (documents: Parameters<typeof site>[0]) =>
      site(documents, {}, impossibleDates).diagnostics.map(({ location }) => location.pointer);
    expect(pointersIn({ 'about.json': page(portuguese, saying('By 31 April.')) })).toEqual([
      '/blocks/0/paragraphs/0',
      '/blocks/1/paragraphs/0',
    ]);
    expect(pointersIn({ 'about.json': pageWith({ language: 'pt' }, saying('Até 31 de abril.')) })).toEqual([
      '/blocks/0/paragraphs/0',
    ]);
  });
});

it('reads a date in an entry in the language of the site, whatever the entry says in “language”', () => {
  const text = { $ref: '../../schema/parts/text.schema.json' };
  const documents = {
    '_collections/courses.json': { entries: [{ id: 'one', language: 'pt', title: 'Until 31 June' }] },
    '_collections/courses.schema.json': {
      title: 'Course',
      description: 'A course.',
      properties: { language: text, title: text },
    },
  };
  expect(site(documents, {}, impossibleDates).diagnostics.map(({ code }) => code)).toEqual([
    'impossible-date',
  ]);
});

it('recognizes ordinals, and ignores invalid language tags', () => {
  const codes = (properties: object, text: string) =>
    site({ 'about.json': pageWith(properties, { type: 'text', paragraphs: [text] }) }, {}, impossibleDates)
      .diagnostics.map(({ code }) => code)
      .filter((code) => code === 'impossible-date');
  expect(codes({}, 'The fair is on the 31st of June.')).toHaveLength(1);
  expect(codes({}, 'The fair is on the 30th of June.')).toEqual([]);
  expect(codes({ language: 'en-GB or so' }, 'The fair is on 31 June.')).toHaveLength(1);
});
