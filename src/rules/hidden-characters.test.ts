import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { hiddenCharacters } from './hidden-characters';

const messagesFor = (text: string) =>
  site({ 'about.json': page(saying(text)) }, {}, hiddenCharacters).diagnostics.map(({ message }) => message);

describe('a text', () => {
  it('must not have an invisible character that changes its direction', () => {
    expect(messagesFor('Fees \u202e0021 a year')).toEqual(['There is an invisible character here (U+202E).']);
    expect(messagesFor('Fees of 1200 a year, عربي')).toEqual([]);
  });

  it.each([
    'The name \u2068مرحبا (1)\u2069 is shown in brackets.',
    'Both \u2067a \u2066b\u2069 c\u2069, one in the other.',
    'Embedded \u202aabc\u202c and ended.',
    'An \u200fمرحبا!\u200f mark.',
    '👨‍👩‍👧, می‌روم, Donau\u00addampf',
  ])('may isolate and embed words, and have marks, joiners and soft hyphens: %j', (text) => {
    expect(messagesFor(text)).toEqual([]);
  });

  it.each([
    ['\u202eabc\u202c', 1],
    ['\u202dabc\u202c', 1],
    ['\u202babc', 1],
    ['abc\u202c', 1],
    ['\u2066abc', 1],
    ['abc\u2069', 1],
    ['a \u2067\u202a\u2069', 3],
  ])('must not have directional overrides, or unbalanced embeddings and isolates: %j', (text, count) => {
    expect(messagesFor(text)).toHaveLength(count);
  });

  it('must not have an invisible character that is written as a JSON escape', () => {
    const document = JSON.stringify(page(saying('Fees @'))('about.json')).replace('@', '\\u202E');
    const { diagnostics } = site({ 'about.json': document }, {}, hiddenCharacters);
    expect(diagnostics.map(({ location }) => location.pointer)).toEqual(['/blocks/0/paragraphs/0']);
  });
});
