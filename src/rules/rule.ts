import type { FigureWords } from '../compiled';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import { factsByName, type LocatedFact } from '../references/registers';
import { type AnyBlock, locatedBlocks } from '../references/source-blocks';
import {
  type CheckedSite,
  isPage,
  type LinkedDocument,
  type LinkedPage,
  type LinkedSite,
} from '../site/checked-site';
import type { Contact } from './contacts';

/** What a rule for the whole site gets: the linked site, and the checked one if there are no errors. */
export interface SiteForRules extends LinkedSite {
  checkedSite?: CheckedSite;
}

/** A rule warns about something that is allowed but probably a mistake. */
export type Rule = SiteRule | DocumentRule;

/** A rule that looks at the whole site. */
type SiteRule = (site: SiteForRules) => readonly Diagnostic[];

/** A rule that looks at each document on its own, so that its results can be cached by document. */
export interface DocumentRule {
  checkDocument: DocumentCheck<LinkedDocument>;
}

type DocumentCheck<Document> = (document: Document, context: RuleContext) => readonly Diagnostic[];

/**
 * What a rule for one document reads besides that document. Whatever is added here must also go into `hashForRules`
 * (compiler/dependency-hashes.ts), or cached results stay when it changes.
 */
export interface RuleContext extends Pick<LinkedSite, 'settings' | 'kinds'> {
  sources: Pick<Sources, 'schemas' | 'year' | 'today'>;
  /** All facts by full name. */
  facts: ReadonlyMap<string, LocatedFact>;
  /** Entries with contact details. */
  contacts: readonly Contact[];
  /** The words for units in figures; undefined while they are invalid. */
  figureWords?: FigureWords;
}

const none: readonly Diagnostic[] = [];

/** Creates a rule for every document, including drafts. */
export const forEachDocument = (check: DocumentCheck<LinkedDocument>): DocumentRule => ({
  checkDocument: check,
});

/** Creates a rule for every document that is published, or that published pages show. */
export const forVisibleDocuments = (check: DocumentCheck<LinkedDocument>): DocumentRule =>
  forEachDocument((document, context) => (document.draft ? none : check(document, context)));

/** Creates a rule for every page that is not a draft, including special pages such as 404. */
export const forPages = (check: DocumentCheck<LinkedPage>): DocumentRule =>
  forVisibleDocuments((document, context) => (isPage(document) ? check(document, context) : none));

/** Creates a rule for every page that is neither a draft nor a special page. */
export const forPublishedPages = (check: DocumentCheck<LinkedPage>): DocumentRule =>
  forPages((page, context) => (page.isSpecial ? none : check(page, context)));

/** Creates a rule for every block of published pages, and for those that all pages of a kind begin or end with. */
export const forPublishedBlocks = (
  check: (
    block: AnyBlock,
    pointer: string,
    ...args: Parameters<DocumentCheck<LinkedDocument>>
  ) => readonly Diagnostic[],
): DocumentRule =>
  forVisibleDocuments((document, context) =>
    isPage(document) && document.isSpecial
      ? none
      : locatedBlocks(document.validValue).flatMap(({ block, pointer }) =>
          check(block, pointer, document, context),
        ),
  );

/** Creates a rule for every fact of the registers. It finds nothing if today's date is unknown. */
export const forEachFact =
  (check: (located: LocatedFact, today: string) => readonly Diagnostic[]): Rule =>
  ({ documents, sources: { today } }) =>
    today === undefined
      ? []
      : [...factsByName(documents).values()].flatMap((located) => check(located, today));

/**
 * Creates a rule that runs only on a site without errors, because an error may hide a reference, and the rule reports
 * what nothing refers to.
 */
export const onlyIfValid =
  (rule: (site: CheckedSite) => readonly Diagnostic[]): Rule =>
  ({ checkedSite }) =>
    checkedSite ? rule(checkedSite) : [];
