import type { Diagnostic } from '../../diagnostics/diagnostic';
import { sharedSpecialPage } from '../../diagnostics/shared-special-page/shared-special-page';
import { locationOfValue } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';

const uses = ['notFound', 'thankYou', 'serverError'] as const;

/** One document that is named for two special pages, or for one while another has it because it is named nowhere. */
export function sharedSpecialPages({ settings, special }: LinkedSite): readonly Diagnostic[] {
  if (!settings) return [];
  const named = settings.content.special ?? {};
  return uses.flatMap((use, index) => {
    const name = special[use];
    const other = uses.slice(0, index).find((earlier) => special[earlier] === name);
    if (name === undefined || other === undefined) return [];
    const [at, taken] = named[use] === undefined ? [other, use] : [use, other];
    return [sharedSpecialPage(locationOfValue(settings.document, `/special/${at}`), name, taken)];
  });
}
