import type { FigureWords } from '../compiled';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { LocatedFact } from '../references/registers';
import type { CheckedSite, LinkedDocument, LinkedPage, LinkedSite } from '../site/checked-site';
import { isPage } from '../site/is-page';

/** The input of rules: all valid documents, and the checked site if it has no errors. */
export interface RuledSite extends LinkedSite {
  checked?: CheckedSite;
}

/** Warns about things that are allowed but probably mistakes. */
export type Rule = SiteRule | DocumentRule;

type SiteRule = (site: RuledSite) => readonly Diagnostic[];

/** Looks at each document on its own, so that results can be cached. */
export interface DocumentRule {
  inDocument: FindIn<LinkedDocument>;
}

type FindIn<Document> = (document: Document, common: Common) => readonly Diagnostic[];

/**
 * Additional inputs of such a rule. Anything added here must also be in `hashForRules` (compiler/dependency-hashes.ts).
 */
export interface Common extends Pick<LinkedSite, 'settings' | 'kinds'> {
  sources: Pick<Sources, 'schemas' | 'year'>;
  /** All facts by full name. */
  facts: ReadonlyMap<string, LocatedFact>;
  /** Labels for figures; undefined while they are invalid. */
  figureWords?: FigureWords;
}

const none: readonly Diagnostic[] = [];

/** For every document, including drafts. */
export const forEachDocument = (find: FindIn<LinkedDocument>): DocumentRule => ({ inDocument: find });

/** For every document that is published, or appears on published pages. */
export const forVisibleDocuments = (find: FindIn<LinkedDocument>): DocumentRule =>
  forEachDocument((document, common) => (document.draft ? none : find(document, common)));

/** For every page that is not a draft, including those without a route. */
export const forPages = (find: FindIn<LinkedPage>): DocumentRule =>
  forVisibleDocuments((document, common) => (isPage(document) ? find(document, common) : none));

/** For every page that has a route and is not a draft. */
export const forPublishedPages = (find: FindIn<LinkedPage>): DocumentRule =>
  forPages((page, common) => (page.special ? none : find(page, common)));

/**
 * A rule that only runs on a site without errors: it reports what nothing refers to, and an error may hide a reference.
 */
export const onlyIfValid =
  (rule: (site: CheckedSite) => readonly Diagnostic[]): Rule =>
  ({ checked }) =>
    checked ? rule(checked) : [];
