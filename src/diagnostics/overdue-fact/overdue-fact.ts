import { defineWarning } from '../define-diagnostic';

/** `pagesOption` is the option for the site, with a space before it, or empty (pages-option.ts). */
export const overdueFact = defineWarning<[name: string, day: string, pagesOption: string]>({
  code: 'overdue-fact',
  about: 'A fact is to be looked at again within 30 days, or should have been.',
  message: (name, day) => `“${name}” is to be looked at again by ${day}.`,
  hint: (name, _day, pagesOption) =>
    `Compare it with its source, then run: npm run facts -- confirm ${name} --source WHERE --outcome same${pagesOption}`,
});
