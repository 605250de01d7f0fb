import { defineError } from '../define-diagnostic';

export const circularFact = defineError<[circle: readonly string[]]>({
  code: 'circular-fact',
  about: 'A fact is to lie within itself, by way of others.',
  message: (circle) => `This leads back to the same fact: ${circle.join(' → ')}.`,
  hint: 'Name as “within” only what the fact is a part of.',
});
