import { defineDiagnostic } from '../define-diagnostic';
import type { Fix } from '../diagnostic';

export const outdatedFact = defineDiagnostic<[name: string, from: string, fix: Fix]>({
  code: 'outdated-fact',
  severity: 'warning',
  about:
    'What follows a fact has come more than 30 days ago: pages show it, and the register still has the value of before.',
  message: (name, from) => `The “next” of “${name}” has held since ${from}, and pages show it.`,
  hint: () =>
    'Make it the “value”, and move the value of before to “past”, or leave that out if nobody needs it any more.',
  fix: (_name, _from, fix) => fix,
});
