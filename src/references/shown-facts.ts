import { memoize } from '../document/memoize';
import type { RegisteredFact, SiteDocument } from '../generated/documents';
import type { QuotableFact } from '../resolved';
import type { ReferringDocument } from './reference-kind';
import { factsByName, factsOfRegister, type LocatedFact, namedFact } from './registers';
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

/** The facts of a register that pages show, for the view. */
export const shownFactsOf = (
  register: string,
  documents: readonly ReferringDocument[],
): readonly QuotableFact[] =>
  factsOfRegister(register, documents)
    .filter(({ name }) => !hiddenFacts(documents).has(name))
    .map(namedFact);
