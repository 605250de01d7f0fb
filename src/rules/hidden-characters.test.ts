import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { hiddenCharacters } from './hidden-characters';

const messagesFor = (text: string) =>
  site(
    { 'about.json': typeof text === 'string' ? page(saying(text)) : text },
    {},
    hiddenCharacters,
  ).diagnostics.map(({ message }) => message);

describe('a text', () => {
  it('must not have an invisible character that changes its direction', () => {
    expect(messagesFor('Fees \u202e0021 a year')).toEqual(['There is an invisible character here (U+202E).']);
    expect(messagesFor('Fees of 1200 a year, عربي')).toEqual([]);
  });

  it('must not have one that is written as an escape', () => {
    const document = JSON.stringify(page(saying('Fees @'))('about.json')).replace('@', '\\u202E');
    const { diagnostics } = site({ 'about.json': document }, {}, hiddenCharacters);
    expect(diagnostics.map(({ location }) => location.pointer)).toEqual(['/blocks/0/paragraphs/0']);
  });
});
