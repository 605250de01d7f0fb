import { defineDiagnostic } from '../define-diagnostic';

export const contradictoryFacts = defineDiagnostic<[what: string, other: string, place: string]>({
  code: 'contradictory-facts',
  severity: 'error',
  about: 'Two facts of a register have the same measure and the same scope: one quantity has two values.',
  message: (what, other, place) => `“${other}” on ${place} is the ${what} too.`,
  hint: 'Keep one of the two, or say in “scope” what each holds for.',
});
