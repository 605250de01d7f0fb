import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A page that nobody finds. `listable` where pages of its kind are listed somewhere. */
export const orphanPage = (location: SourceLocation, route: string, listable: boolean): Diagnostic => ({
  code: 'orphan-page',
  severity: 'warning',
  location,
  message: `Nothing leads to ${route}: no other page, no menu, no list.`,
  hint: listable
    ? 'Give it a listing, link to it from a page, or make it a draft.'
    : 'Link to it from a page, or make it a draft: pages of its kind are listed nowhere.',
});
