import { describe, expect, it } from 'vitest';
import { site, siteDocument, wordsDocument } from '../../tests/compiler/site';
import { unlikelyWords } from './unlikely-words';

const messagesFor = (group: 'shell' | 'carousel' | 'figures', changed: object, properties: object = {}) =>
  site(
    {
      '_site.json': { ...siteDocument, ...properties },
      '_words.json': { ...wordsDocument, [group]: { ...wordsDocument[group], ...changed } },
    },
    {},
    unlikelyWords,
  ).diagnostics.map(({ message }) => message);

describe('words of the interface', () => {
  it.each([
    ['previous', 'Zurück', 'German'],
    ['next', 'Suivant', 'French'],
    ['next', 'Siguiente', 'Spanish'],
    ['next', 'Seguinte', 'Portuguese'],
    ['goToCard', 'Ga naar {number} van {count}', 'Dutch'],
  ])('must be in the language of the site: %s', (name, text, language) => {
    expect(messagesFor('carousel', { [name]: text })).toEqual([
      `“${text}” is ${language}; the site is in English.`,
    ]);
  });

  it.each(['Back', 'One card before', 'Résumé', '←', 'Menu', 'Der Spiegel, our partner'])(
    'may be said otherwise than usual: %s',
    (previous) => {
      expect(messagesFor('carousel', { previous })).toEqual([]);
    },
  );

  it('are reported once if most of them are not in the language of the site', () => {
    expect(messagesFor('shell', {}, { language: 'de-AT' })).toEqual([
      'The words of the interface are in English; the site is in German.',
    ]);
  });

  it('must not exchange their placeholders', () => {
    expect(messagesFor('carousel', { goToCard: 'Go to card {count} of {number}' })).toEqual([
      'Two parts that are filled in have changed places here.',
    ]);
    expect(messagesFor('carousel', { goToCard: 'Of {count} cards, go to {number}' })).toEqual([]);
  });

  it('must differ from other words', () => {
    expect(messagesFor('carousel', { next: 'Previous' })).toEqual([
      '“Previous” is what “previous” says, too.',
    ]);
    expect(messagesFor('figures', { month: { one: 'month', other: 'month' } })).toEqual([
      'The forms “other” and “one” are the same.',
    ]);
  });

  it('can be accepted in _site.json', () => {
    const accepted = [{ code: 'unlikely-word', text: '"next"', because: 'It is the name of our shop.' }];
    expect(messagesFor('carousel', { next: 'Weiter' }, { accepted })).toEqual([]);
  });
});
