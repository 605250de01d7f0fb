import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { miscountedLists } from './miscounted-lists';

const hintsFor = (words: { heading?: string; lead?: string }, language = 'en') =>
  site(
    {
      'about.json': pageWith(
        { language },
        { type: 'checklist', heading: 'To bring', items: ['A helmet', 'A lamp', 'A map'], ...words },
      ),
    },
    {},
    miscountedLists,
  ).diagnostics.map(({ message, hint }) => `${message} ${hint}`);

describe('what is above a list', () => {
  it.each([
    'Three things',
    'Things to bring',
    'Two days before the start',
    'One or two things',
    'The 2 things',
  ])('counts its entries rightly, or does not count them: %s', (heading) => {
    expect(hintsFor({ heading })).toEqual([]);
  });

  it('must not state another length', () => {
    expect(hintsFor({ heading: 'Four things' })).toEqual([
      'This says “Four”, and the list has 3 entries. Write “Three”, or add or delete entries.',
    ]);
    expect(hintsFor({ heading: '4 things to bring' })).toEqual([
      'This says “4”, and the list has 3 entries. Write “3”, or add or delete entries.',
    ]);
    expect(hintsFor({ lead: 'You need two things. The lamp can wait.' })).toHaveLength(1);
  });

  it('is read in the language of the page, if number words of that are known', () => {
    expect(hintsFor({ heading: 'Vier Dinge zum Mitnehmen' }, 'de')).toHaveLength(1);
    expect(hintsFor({ heading: 'Quatro coisas a levar' }, 'pt-PT')).toHaveLength(1);
    expect(hintsFor({ heading: 'Duas coisas a levar' }, 'pt')).toHaveLength(1);
    expect(hintsFor({ heading: 'Dezesseis coisas a levar' }, 'pt-BR')).toHaveLength(1);
    expect(hintsFor({ heading: 'Fyra saker' }, 'sv')).toEqual([]);
  });
});
