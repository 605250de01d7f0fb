import { defineError } from '../define-diagnostic';

export const malformedQuote = defineError({
  code: 'malformed-quote',
  about: 'Two braces in a text belong to no quoted fact.',
  message: 'These braces quote no fact.',
  hint: 'Write the name of a fact between two braces on each side, as in {{prices.course}}, or leave the braces out.',
});
