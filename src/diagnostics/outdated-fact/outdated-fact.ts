import { defineDiagnostic } from '../define-diagnostic';
import type { Fix } from '../diagnostic';

export const outdatedFact = defineDiagnostic<[name: string, from: string, fix: Fix, option: string]>({
  code: 'outdated-fact',
  severity: 'warning',
  about:
    'What follows a fact has come more than 30 days ago: pages show it, and the register still has the value of before.',
  message: (name, from) => `The “next” of “${name}” has held since ${from}, and pages show it.`,
  hint: (name, _from, _fix, option) =>
    `Move it on: npm run facts -- advance ${name}${option}. The value of before is the latest of its “past” then; delete what nobody needs any more.`,
  fix: (_name, _from, fix) => fix,
});
