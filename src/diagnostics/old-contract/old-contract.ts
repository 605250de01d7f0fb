import { defineError } from '../define-diagnostic';

/** `pagesOption` is the option for the site, with a space before it, or empty (pages-option.ts). */
export const oldContract = defineError<[found: number, current: number, pagesOption: string]>({
  code: 'old-contract',
  about:
    'The documents of a site follow an older version of the schemas. Nothing else is checked until they are migrated.',
  message: (found, current) =>
    `These documents follow contract ${found}; the schemas are at contract ${current}.`,
  hint: (_found, _current, pagesOption) =>
    `Run npm run check --${pagesOption} --fix to bring every document up to date.`,
});
