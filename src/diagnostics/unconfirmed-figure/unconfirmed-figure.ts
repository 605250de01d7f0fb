import { defineWarning } from '../define-diagnostic';

/** `pagesOption` is ` --pages examples/shop` for the site of that folder; empty for the main site (pages-option.ts). */
export const unconfirmedFigure = defineWarning<[name: string, status: string, pagesOption: string]>({
  code: 'unconfirmed-figure',
  about: 'A figure of a register is a sample or doubtful. Reported by --release.',
  message: (name, status) => `“${name}” is ${status}.`,
  hint: (name, _status, pagesOption) =>
    `Look it up, and write down what you found: npm run facts -- confirm ${name} --source WHERE --outcome same${pagesOption}, or with --outcome changed --value 14.15`,
});
