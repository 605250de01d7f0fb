import { defineWarning } from '../define-diagnostic';

export const unlistedKind = defineWarning<[kind: string]>({
  code: 'unlisted-kind',
  about: 'The pages of a kind can be listed, but nothing lists them.',
  message: (kind) => `No list shows pages of the kind “${kind}”.`,
  hint: 'List the kind in a menu, in the footer or in a block of cards, or delete its "places".',
});
