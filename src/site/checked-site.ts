import type { Diagnostic } from '../diagnostics/diagnostic';
import type { DocumentKind } from '../document/document-kind';
import type { ParsedDocument } from '../document/parsed-document';
import type { Sources } from '../document/source';
import type { Page, Site } from '../generated/documents';
import type { References, ReferringDocument } from '../references/reference-kind';

/** A document of a kind whose JSON is sound, with everything that it tells on its own. */
export interface Inspected {
  document: ParsedDocument;
  kind: DocumentKind;
  /** Nothing is wrong with it on its own. */
  isValid: boolean;
  /** Of a page with faults: those of its sound blocks. Other documents with faults are asked for none. */
  references: References;
  /** Texts that are still to be written. */
  unfilled: readonly Diagnostic[];
}

/** An inspected document where it stands in the site. */
export interface PlacedDocument extends Inspected, ReferringDocument {}

export interface CheckedPage extends PlacedDocument {
  content: Page;
  /** Its own, or for a special page the address that it is named after. */
  route: string;
  /** Without a route of its own: 404, thank-you. */
  special: boolean;
}

/** A site without errors, as it is written. */
export interface CheckedSite {
  sources: Sources;
  settings: PlacedDocument & { content: Site };
  /** All documents, drafts too. */
  documents: readonly PlacedDocument[];
  /** In the order of their routes, drafts too. */
  pages: readonly CheckedPage[];
}
