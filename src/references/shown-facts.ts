import { memoize } from '../document/memoize';
import type { RegisteredFact, SiteDocument } from '../generated/documents';
import type { ReferringDocument } from './reference-kind';
import { factsByName, type PlacedFact } from './registers';
import { siteSettings } from './site-settings';

/**
 * Whether pages show a fact: what the site's owner gave, and what has a status that the site shows. All else is there for
 * its authors.
 */
export const isShown = (
  { status, given }: Pick<RegisteredFact, 'status' | 'given'>,
  { figures }: Partial<Pick<SiteDocument, 'figures'>>,
): boolean => status === 'given' || given === true || !figures || figures.show.includes(status);

/** The facts that no page of a site shows, by their names. */
export const hiddenFacts = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, PlacedFact> => {
    const settings = siteSettings(documents);
    if (!settings.figures) return new Map();
    return new Map([...factsByName(documents)].filter(([, { fact }]) => !isShown(fact, settings)));
  },
);
