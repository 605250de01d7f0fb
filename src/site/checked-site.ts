import type { Diagnostic } from '../diagnostics/diagnostic';
import type { DocumentKind } from '../document/document-kind';
import type { ParsedDocument } from '../document/parsed-document';
import type { SpecialPages } from '../document/route';
import type { SourceFile, Sources } from '../document/source';
import type { PageDocument, PageKind, SiteDocument } from '../generated/documents';
import type { DocumentIndex } from '../references/document-index';
import type { References, ReferringDocument } from '../references/reference-kind';
import type { Readable } from '../schema/readable-value';

/** A document that is JSON, with everything that can be known of it on its own. */
export interface ValidatedDocument {
  document: ParsedDocument;
  kind: DocumentKind;
  /** Nothing is wrong with it on its own. */
  isValid: boolean;
  /** What can be used of its value: all of it, or what is valid of it. */
  readable: unknown;
  /** That of a register, where on this day it is something else. */
  written?: unknown;
  /** The pointers of everything in it that is invalid or has something invalid in it. */
  invalidPointers: ReadonlySet<string>;
  /** Whether an error may hide a part of that name: what is not found in an invalid document may be there all the same. */
  mightDefine(part: string, name: string): boolean;
  /** It is not published, or it is uncertain whether it is. */
  draft: boolean;
  /** It says that it is not published. */
  isMarkedDraft: boolean;
  /** Those of `readable`. */
  references: References;
  mentions: DocumentIndex;
  /** Texts that are still to be written. */
  unfilled: readonly Diagnostic[];
}

/** A document in its site: with its route, and whether it is a draft. */
export interface PlacedDocument extends ValidatedDocument, ReferringDocument {}

export interface LinkedPage extends PlacedDocument {
  content: Readable<PageDocument>;
  /** Its own, or for a special page the address that it is built at. */
  route: string;
  /** Without a route of its own: 404, thank-you. */
  special: boolean;
}

/** The linked documents of a site. Some may be invalid. */
export interface LinkedSite {
  sources: Sources;
  /** Undefined if `_site.json` is missing or not valid JSON. */
  settings?: PlacedDocument & { content: Readable<SiteDocument> };
  /** Which documents of `_pages` it shows. */
  special: SpecialPages;
  /** The kinds of its pages, as far as they are valid. */
  kinds: readonly PageKind[];
  /** All documents that are valid JSON, drafts too. */
  documents: readonly PlacedDocument[];
  /** The pages among them in the order of their routes, drafts too. */
  pages: readonly LinkedPage[];
  /** Every route with the document that has it, invalid or not. */
  routes: ReadonlyMap<string, SourceFile>;
  /** The addresses that redirects begin at. */
  redirects: ReadonlySet<string>;
}

/** A page of a site without errors. */
export interface CheckedPage extends LinkedPage {
  content: PageDocument;
}

/** A site without errors, as it is written: all its documents are valid. */
export interface CheckedSite extends LinkedSite {
  pages: readonly CheckedPage[];
  settings: PlacedDocument & { content: SiteDocument };
}
