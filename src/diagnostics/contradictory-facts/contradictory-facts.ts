import { defineError } from '../define-diagnostic';

/** `other` is the fact with the same measure, and `position` its file and line. */
export const contradictoryFacts = defineError<[measure: string, other: string, position: string]>({
  code: 'contradictory-facts',
  about: 'Two facts of a register have the same measure and the same scope: one quantity has two values.',
  message: (measure, other, position) => `“${other}” on ${position} is the ${measure} too.`,
  hint: 'Keep one of the two, or say in “scope” what each holds for.',
});
