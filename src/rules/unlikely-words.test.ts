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
  ])('are in the language of the site: %s', (name, text, language) => {
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

  it('have the language of the site, or all of them are reported once', () => {
    expect(messagesFor('shell', {}, { language: 'de-AT' })).toEqual([
      'The words of the interface are in English; the site is in German.',
    ]);
  });

  it('do not exchange what is filled in', () => {
    expect(messagesFor('carousel', { goToCard: 'Go to card {count} of {number}' })).toEqual([
      'Two parts that are filled in have changed places here.',
    ]);
    expect(messagesFor('carousel', { goToCard: 'Of {count} cards, go to {number}' })).toEqual([]);
  });

  it('differ where they mean something else', () => {
    expect(messagesFor('carousel', { next: 'Previous' })).toEqual([
      '“Previous” is what “previous” says, too.',
    ]);
    expect(messagesFor('figures', { month: { one: 'month', other: 'month' } })).toEqual([
      'The forms “other” and “one” are the same.',
    ]);
  });

  it('are accepted in _site.json, which can say it', () => {
    const accepted = [{ code: 'unlikely-word', text: '"next"', because: 'It is the name of our shop.' }];
    expect(messagesFor('carousel', { next: 'Weiter' }, { accepted })).toEqual([]);
  });
});
