import { memoize } from '../document/memoize';
import type { RegisteredFact, SiteDocument } from '../generated/documents';
import type { ReferringDocument } from './reference-kind';
import { factsByName, type LocatedFact } from './registers';
import { siteSettings } from './site-documents';

/**
 * Whether pages show a fact: if the site's owner gave it, or if the site shows facts of its status. A fact that the
 * owner gave has the status `given`, or another one and `given: true`. Only authors see facts that pages do not show.
 */
export const isShown = (
  { status, given }: Pick<RegisteredFact, 'status' | 'given'>,
  { figures }: Partial<Pick<SiteDocument, 'figures'>>,
): boolean => status === 'given' || given === true || !figures || figures.show.includes(status);

/** The facts that no page shows, by full name. */
export const hiddenFacts = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, LocatedFact> => {
    const settings = siteSettings(documents);
    if (!settings.figures) return new Map();
    return new Map([...factsByName(documents)].filter(([, { fact }]) => !isShown(fact, settings)));
  },
);
