import type { Diagnostic } from '../diagnostics/diagnostic';
import type { DocumentKind } from '../document/document-kind';
import type { ParsedDocument } from '../document/parsed-document';
import type { SourceFile, Sources } from '../document/source';
import type { PageDocument, SiteDocument } from '../generated/documents';
import type { References, ReferringDocument } from '../references/reference-kind';

/** A document that is JSON, with everything that can be known of it on its own. */
export interface ValidatedDocument {
  document: ParsedDocument;
  kind: DocumentKind;
  /** Nothing is wrong with it on its own. */
  isValid: boolean;
  /** Of an invalid page: those of its valid blocks. Other invalid documents have none. */
  references: References;
  /** Texts that are still to be written. */
  unfilled: readonly Diagnostic[];
}

/** A document in its site: with its route, and whether it is a draft. */
export interface PlacedDocument extends ValidatedDocument, ReferringDocument {}

export interface CheckedPage extends PlacedDocument {
  content: PageDocument;
  /** Its own, or for a special page the address that it is named after. */
  route: string;
  /** Without a route of its own: 404, thank-you. */
  special: boolean;
}

/** The documents of a site among one another. Some may be invalid: those have their routes and nothing else. */
export interface LinkedSite {
  sources: Sources;
  /** Undefined if `_site.json` is missing or invalid. */
  settings?: PlacedDocument & { content: SiteDocument };
  /** The valid documents, drafts too. */
  documents: readonly PlacedDocument[];
  /** The valid pages in the order of their routes, drafts too. */
  pages: readonly CheckedPage[];
  /** Every route with the document that has it, invalid or not. */
  routes: ReadonlyMap<string, SourceFile>;
}

/** A site without errors, as it is written: all its documents are valid. */
export interface CheckedSite extends LinkedSite {
  settings: PlacedDocument & { content: SiteDocument };
}
