import type { Diagnostic } from '../diagnostics/diagnostic';
import type { DocumentKind } from '../document/document-kind';
import type { ParsedDocument } from '../document/parsed-document';
import type { Schema, Sources } from '../document/source';
import type { DocumentIndex } from './document-index';

/** A kind of reference: how to find it in a document, how to check it, and what the view gets in its place. */
export interface ReferenceKind<Reference = unknown> {
  /** Shared parts (`schema/parts/<name>.schema.json`) that are or contain this kind of reference. */
  parts: Readonly<Record<string, ReferencePart<Reference>>>;
  /** Reports the references of one document whose targets do not exist, or do not suit the place. */
  check?(
    references: readonly Reference[],
    from: ReferringDocument,
    site: ReferencedSite,
  ): readonly Diagnostic[];
}

interface ReferencePart<Reference> {
  /**
   * Finds references in a value. `referringSchema` is the schema with the `$ref` to the part and the keywords beside
   * it; `container` is the object that contains the value.
   */
  find?(value: unknown, pointer: string, referringSchema: Schema, container: Container): readonly Reference[];
  /** Names that an editor suggests here. */
  suggest?(site: EditedSite): readonly Suggestion[];
  /** Omitted if the view gets the part unresolved. At most one kind defines it for each part. */
  view?: PartView;
}

/** What the view gets in place of a part. */
export interface PartView {
  /** Its TypeScript type, made of types in `src/resolved.ts` and of those that are generated from the schema. */
  type: string;
  resolve(
    value: unknown,
    from: ReferringDocument,
    site: ResolvableSite,
    container: Container,
    pointer: string,
  ): unknown;
}

/** The object that contains a part, directly or in a list. */
export type Container = Readonly<Record<string, unknown>>;

/** A name that an editor suggests, with its description. */
export interface Suggestion {
  name: string;
  description: string;
}

/** A site that is being edited, and may contain errors. */
export interface EditedSite {
  sources: Sources;
  pages: readonly { route: string; title: string; references?: References }[];
  /** The parsed content of a document, if it is valid JSON. */
  contentOf(path: string): unknown;
}

/** All references of a document, unresolved. */
export interface References {
  /** Those of one kind, in document order. */
  of<Reference>(kind: ReferenceKind<Reference>): readonly Reference[];
}

/** A document with its references, as part of a site. */
export interface ReferringDocument {
  parsed: ParsedDocument;
  kind: DocumentKind;
  references: References;
  /** What rules look up in every document, found once. */
  documentIndex: DocumentIndex;
  /** Its value, without its invalid parts. */
  validValue: unknown;
  /** For a register whose facts have changed with the date, such as by a next value: its value as written. */
  written?: unknown;
  /** Pointers of invalid values and of everything that contains them. */
  invalidPointers: ReadonlySet<string>;
  /**
   * Whether something invalid may have defined a name; that the name is unknown is not reported then. `part` is the
   * schema of such definitions, such as `kind-name`.
   */
  mightDefine(part: string, name: string): boolean;
  /** The page's own route, for links to an anchor on the same page. */
  route?: string;
  /** It is treated as a draft: it is marked as one, or an error makes that uncertain. */
  draft: boolean;
  /** The document itself says that it is a draft. */
  isMarkedDraft: boolean;
}

/** The site in which references are looked up. */
export interface ReferencedSite {
  sources: Sources;
  /** All documents that are valid JSON. */
  documents: readonly ReferringDocument[];
  /** The routes of all pages, including invalid ones, as keys. References need no more of the pages. */
  routes: ReadonlyMap<string, unknown>;
  /** The old addresses of redirects, in the form in which addresses are compared (`keyOfOldAddress`). */
  redirects: ReadonlySet<string>;
}

/** A site without errors, in which references can be resolved. */
export interface ResolvableSite extends Pick<ReferencedSite, 'sources' | 'documents' | 'redirects'> {
  /** The value of another document with its references resolved. */
  resolve(document: ReferringDocument): unknown;
  quote: QuoteFacts;
  /** The origin to which forms are sent, if it is not that of the pages. */
  receiver?: string;
}

/**
 * Replaces the facts that a text quotes by formatted figures, in the language of the document `from` at the text's
 * pointer; without a pointer, in that of the whole document. With `rich`, each figure is marked with its fact, in link
 * syntax.
 */
export type QuoteFacts = (text: string, from: ReferringDocument, pointer?: string, rich?: 'rich') => string;

/** The simplest kind of reference: a name. */
export interface NamedReference {
  pointer: string;
  name: string;
}

/** The `find` function of parts whose whole value is a name. */
export const findName = (value: unknown, pointer: string): readonly NamedReference[] => [
  { pointer, name: String(value) },
];
