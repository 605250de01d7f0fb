import type { Diagnostic, Place } from './diagnostic';

/** A page that nobody finds. `listable` where pages of its kind are listed somewhere. */
export const orphanPage = (place: Place, route: string, listable: boolean): Diagnostic => ({
  code: 'orphan-page',
  severity: 'warning',
  place,
  message: `Nothing leads to ${route}: no other page, no menu, no list.`,
  hint: listable
    ? 'Give it a listing, link to it from a page, or make it a draft.'
    : 'Link to it from a page, or make it a draft: pages of its kind are listed nowhere.',
});
