import type { Diagnostic, Place } from './diagnostic';

/** A page that nobody finds. */
export const orphanPage = (place: Place, route: string): Diagnostic => ({
  code: 'orphan-page',
  severity: 'warning',
  place,
  message: `Nothing leads to ${route}: no other page, no menu, no list.`,
  hint: 'Link to it from a page, give it a listing, or make it a draft.',
});
