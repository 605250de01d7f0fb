import { expect, it } from 'vitest';
import { namesOfLanguages } from './language-name';

it('languages are named in the language of the page', () => {
  expect(namesOfLanguages(['en', 'hi', 'gu'], { language: 'en-GB' })).toBe('English, Hindi and Gujarati');
  expect(namesOfLanguages(['en', 'pt-BR'], { language: 'pt' })).toBe('inglês e português (Brasil)');
});
