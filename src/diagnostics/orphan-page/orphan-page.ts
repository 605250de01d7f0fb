import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/**
 * A page that nobody finds. `listable` where pages of its kind are listed somewhere, `draftable` where its address was
 * never published: an address that was has to lead somewhere.
 */
export const orphanPage = (
  location: SourceLocation,
  route: string,
  listable: boolean,
  draftable: boolean,
): Diagnostic => ({
  code: 'orphan-page',
  severity: 'warning',
  location,
  message: `Nothing leads to ${route}: no other page, no menu, no list.`,
  hint: adviceFor(listable, draftable),
});

function adviceFor(listable: boolean, draftable: boolean): string {
  if (listable)
    return draftable
      ? 'Give it a listing, link to it from a page, or make it a draft.'
      : 'Give it a listing, or link to it from a page.';
  return draftable
    ? 'Link to it from a page, or make it a draft: pages of its kind are listed nowhere.'
    : 'Link to it from a page: pages of its kind are listed nowhere.';
}
