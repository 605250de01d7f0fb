import type { Diagnostic } from '../diagnostics/diagnostic';
import type { SpecialPages } from '../document/route';
import type { SourceFile } from '../document/source';
import type { PageDocument, PageKind, SiteDocument, WordsDocument } from '../generated/documents';
import type { ReferencedSite, ReferringDocument } from '../references/reference-kind';
import type { PartiallyValid } from '../schema/valid-value';

/** A document that is valid JSON, with everything that can be determined from it alone. */
export interface ValidatedDocument extends Omit<ReferringDocument, 'route'> {
  /** It has no errors of its own. */
  isValid: boolean;
  /** Diagnostics of placeholder texts. */
  unfilled: readonly Diagnostic[];
}

/** A document as part of the site: with its route, and whether it is a draft. */
export interface LinkedDocument extends ValidatedDocument, ReferringDocument {}

/** A page as part of the site. */
export interface LinkedPage extends LinkedDocument {
  content: PartiallyValid<PageDocument>;
  /** The route, or for a special page the one that it is built at. */
  route: string;
  /** Whether it is a special page, such as the 404 page. */
  isSpecial: boolean;
}

/** Whether a document is a page, special or not. */
export const isPage = (document: LinkedDocument): document is LinkedPage => 'isSpecial' in document;

/** A site with linked documents, some of which may be invalid. */
export interface LinkedSite extends ReferencedSite {
  /** Undefined if `_site.json` is missing or not JSON. */
  settings?: LinkedDocument & { content: PartiallyValid<SiteDocument> };
  /** The names of the special pages of `_pages`. */
  specialPages: SpecialPages;
  /** The kinds of pages. Those without a valid name are skipped. */
  kinds: readonly PageKind[];
  /** All words of the interface: the site's own, and those that it leaves to the pack of its language. */
  words: WordsDocument;
  /** All documents that are valid JSON, including drafts, but only the first of those with the same route. */
  documents: readonly LinkedDocument[];
  /** All pages, sorted by route, including drafts. */
  pages: readonly LinkedPage[];
  /** Documents by route, including invalid documents. */
  routes: ReadonlyMap<string, SourceFile>;
}

/** A page of a site without errors. */
export interface CheckedPage extends LinkedPage {
  content: PageDocument;
}

/** A site without errors, before references are resolved. */
export interface CheckedSite extends LinkedSite {
  pages: readonly CheckedPage[];
  settings: LinkedDocument & { content: SiteDocument };
}
