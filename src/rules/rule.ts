import type { FigureWords } from '../compiled';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { PlacedFact } from '../references/registers';
import type { CheckedSite, LinkedPage, LinkedSite, PlacedDocument } from '../site/checked-site';
import { isPage } from '../site/is-page';

/** What rules look at: everything that is valid, and the whole site if it has no errors. */
export interface RuledSite extends LinkedSite {
  checked?: CheckedSite;
}

/** Checks the whole site, and warns about what is allowed but probably wrong. */
export type Rule = SiteRule | DocumentRule;

type SiteRule = (site: RuledSite) => readonly Diagnostic[];

/** Looks at one document after the other, and in each at that one alone, so that what it found can be kept. */
export interface DocumentRule {
  inDocument: FindIn<PlacedDocument>;
}

type FindIn<Document> = (document: Document, common: Common) => readonly Diagnostic[];

/** What such a rule may look at besides. Whatever is added has to be in `hashForRules` (compiler/dependency-hashes.ts), too. */
export interface Common extends Pick<LinkedSite, 'settings' | 'kinds'> {
  sources: Pick<Sources, 'schemas' | 'year'>;
  /** The facts of all registers by their names. */
  facts: ReadonlyMap<string, PlacedFact>;
  /** What stands around figures; undefined while the site's words are not valid. */
  figureWords?: FigureWords;
}

const none: readonly Diagnostic[] = [];

/** For every document, drafts too. */
export const inEach = (find: FindIn<PlacedDocument>): DocumentRule => ({ inDocument: find });

/** For every document that is published or appears on published pages. */
export const inShown = (find: FindIn<PlacedDocument>): DocumentRule =>
  inEach((document, common) => (document.draft ? none : find(document, common)));

/** For every page that is not a draft, those without a route of their own too. */
export const inPages = (find: FindIn<LinkedPage>): DocumentRule =>
  inShown((document, common) => (isPage(document) ? find(document, common) : none));

/** For every page that has a route and is not a draft. */
export const inPublished = (find: FindIn<LinkedPage>): DocumentRule =>
  inPages((page, common) => (page.special ? none : find(page, common)));

/**
 * A rule that waits until there are no errors: it warns about what nothing refers to, and an error may hide a reference.
 */
export const onceValid =
  (rule: (site: CheckedSite) => readonly Diagnostic[]): Rule =>
  ({ checked }) =>
    checked ? rule(checked) : [];
