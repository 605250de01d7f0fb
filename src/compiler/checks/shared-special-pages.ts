import type { Diagnostic } from '../../diagnostics/diagnostic';
import { sharedSpecialPage } from '../../diagnostics/shared-special-page/shared-special-page';
import { locationOfValue } from '../../document/location';
import type { LinkedSite } from '../../site/checked-site';

const uses = ['notFound', 'thankYou', 'serverError'] as const;

/** A document that serves as two special pages, whether named explicitly or by default. */
export function sharedSpecialPages({ settings, specialPages }: LinkedSite): readonly Diagnostic[] {
  if (!settings) return [];
  const specialNames = settings.content.special ?? {};
  return uses.flatMap((use, index) => {
    const name = specialPages[use];
    const other = uses.slice(0, index).find((earlier) => specialPages[earlier] === name);
    if (name === undefined || other === undefined) return [];
    // Only a name that the settings state has a location.
    const [stated, conflicting] = specialNames[use] === undefined ? [other, use] : [use, other];
    return [sharedSpecialPage(locationOfValue(settings.parsed, `/special/${stated}`), name, conflicting)];
  });
}
