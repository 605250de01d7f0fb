import type { FigureWords } from '../compiled';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import type { LocatedFact } from '../references/registers';
import {
  type CheckedSite,
  isPage,
  type LinkedDocument,
  type LinkedPage,
  type LinkedSite,
} from '../site/checked-site';
import type { Contact } from './contacts';

/** The input of rules: all valid documents, and the checked site if it has no errors. */
export interface RuledSite extends LinkedSite {
  checked?: CheckedSite;
}

/** Warns about something that is allowed but probably a mistake. */
export type Rule = SiteRule | DocumentRule;

type SiteRule = (site: RuledSite) => readonly Diagnostic[];

/** Looks at each document on its own, so that results can be cached. */
export interface DocumentRule {
  checkDocument: DocumentCheck<LinkedDocument>;
}

type DocumentCheck<Document> = (document: Document, context: RuleContext) => readonly Diagnostic[];

/**
 * What such a rule reads besides the document. Anything added here must also be in `hashForRules`
 * (compiler/dependency-hashes.ts).
 */
export interface RuleContext extends Pick<LinkedSite, 'settings' | 'kinds'> {
  sources: Pick<Sources, 'schemas' | 'year' | 'today'>;
  /** All facts by full name. */
  facts: ReadonlyMap<string, LocatedFact>;
  /** Entries with contact details. */
  contacts: readonly Contact[];
  /** The words in figures; undefined while they are invalid. */
  figureWords?: FigureWords;
}

const none: readonly Diagnostic[] = [];

/** For every document, including drafts. */
export const forEachDocument = (check: DocumentCheck<LinkedDocument>): DocumentRule => ({
  checkDocument: check,
});

/** For every document that is published, or appears on published pages. */
export const forVisibleDocuments = (check: DocumentCheck<LinkedDocument>): DocumentRule =>
  forEachDocument((document, context) => (document.draft ? none : check(document, context)));

/** For every page that is not a draft, including those without a route. */
export const forPages = (check: DocumentCheck<LinkedPage>): DocumentRule =>
  forVisibleDocuments((document, context) => (isPage(document) ? check(document, context) : none));

/** For every page that has a route and is not a draft. */
export const forPublishedPages = (check: DocumentCheck<LinkedPage>): DocumentRule =>
  forPages((page, context) => (page.special ? none : check(page, context)));

/**
 * A rule that only runs on a site without errors: it reports what nothing refers to, and an error may hide a reference.
 */
export const onlyIfValid =
  (rule: (site: CheckedSite) => readonly Diagnostic[]): Rule =>
  ({ checked }) =>
    checked ? rule(checked) : [];
