import { defineDiagnostic } from '../define-diagnostic';

/** `other` is the fact with the same measure, and `position` where it is. */
export const contradictoryFacts = defineDiagnostic<[measure: string, other: string, position: string]>({
  code: 'contradictory-facts',
  severity: 'error',
  about: 'Two facts of a register have the same measure and the same scope: one quantity has two values.',
  message: (measure, other, position) => `“${other}” on ${position} is the ${measure} too.`,
  hint: 'Keep one of the two, or say in “scope” what each holds for.',
});
