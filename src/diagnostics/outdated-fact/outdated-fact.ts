import { defineWarning } from '../define-diagnostic';
import type { Fix } from '../diagnostic';

/** `pagesOption` is the option for the site, with a space before it, or empty (pages-option.ts). */
export const outdatedFact = defineWarning<[name: string, since: string, fix: Fix, pagesOption: string]>({
  code: 'outdated-fact',
  about:
    'What follows a fact has come more than 30 days ago: pages show it, and the register still has the value of before.',
  message: (name, since) => `The “next” of “${name}” has held since ${since}, and pages show it.`,
  hint: (name, _since, _fix, pagesOption) =>
    `Move it on: npm run facts -- advance ${name}${pagesOption}. The value of before is the latest of its “past” then; delete what nobody needs any more.`,
  fix: (_name, _since, fix) => fix,
});
