import { defineWarning } from '../define-diagnostic';

export const duplicateListing = defineWarning<[name: string, other: string]>({
  code: 'duplicate-listing',
  about: 'Two pages of a kind have the same name in menus.',
  message: (name, other) => `“${name}” is also the name of ${other} in menus.`,
  hint: 'Give each page a name of its own: visitors cannot tell them apart.',
});
