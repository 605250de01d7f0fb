import { describe, expect, it } from 'vitest';
import { site, wordsDocument } from '../../tests/compiler/site';
import { missingVariables } from './missing-variables';

const messagesFor = (goToCard: string) =>
  site(
    { '_words.json': { ...wordsDocument, carousel: { ...wordsDocument.carousel, goToCard } } },
    {},
    missingVariables,
  ).diagnostics.map(({ message }) => message);

describe('the words of the interface', () => {
  it('must keep their placeholders', () => {
    expect(messagesFor('Go to card {number}')).toEqual(['{count} is missing here.']);
    expect(messagesFor('Go to card')).toEqual(['{number} and {count} are missing here.']);
    expect(messagesFor('Of {count} cards to number {number}')).toEqual([]);
  });

  it('must not have unknown placeholders', () => {
    expect(messagesFor('{name}: go to card {number} of {count}')).toEqual(['Nothing fills in {name} here.']);
  });
});
