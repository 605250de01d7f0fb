import type { Diagnostic } from '../diagnostics/diagnostic';
import type { DocumentKind } from '../document/document-kind';
import type { ParsedDocument } from '../document/parsed-document';
import type { Schema, SourceFile, Sources } from '../document/source';
import type { RichText } from '../resolved';
import type { DocumentIndex } from './document-index';

/**
 * A kind of reference, in one place: how it is found in a document, how it is checked, and what the view gets for it.
 * Some kinds are found only, and read by rules.
 */
export interface ReferenceKind<Reference = unknown> {
  /** By the name of the shared part (`schema/parts/<name>.schema.json`). */
  parts: Readonly<Record<string, ReferencePart<Reference>>>;
  /** Reports the references of one document whose targets do not exist. */
  check?(
    references: readonly Reference[],
    from: ReferringDocument,
    site: ReferencedSite,
  ): readonly Diagnostic[];
}

interface ReferencePart<Reference> {
  /**
   * `referring` is the schema that refers to the part, with the keywords beside `$ref`; `beside` the object that the value
   * is in.
   */
  find?(value: unknown, pointer: string, referring: Schema, beside: Beside): readonly Reference[];
  /** The names that an editor offers here. */
  suggest?(site: NamedSite): readonly SiteName[];
  /** Omitted if the view gets the part as it is written. At most one kind defines it for a part. */
  view?: PartView;
}

/** What the view gets instead of a part. */
export interface PartView {
  /** Its type, in TypeScript. */
  type: string;
  /** What the type needs of `src/resolved.ts`. */
  imports?: readonly string[];
  resolve(
    value: unknown,
    from: ReferringDocument,
    site: ResolvableSite,
    beside: Beside,
    pointer: string,
  ): unknown;
}

/** The properties of the object that a part is in, itself among them. */
export type Beside = Readonly<Record<string, unknown>>;

/** A name that a document may refer to, with its description. */
export interface SiteName {
  name: string;
  description: string;
}

/** A site while it is being written: its names are offered even where it has errors. */
export interface NamedSite {
  sources: Sources;
  pages: readonly { route: string; title: string; references?: References }[];
  /** What a document says, as far as it is JSON. */
  contentOf(path: string): unknown;
}

/** Everything that a document refers to, as it is written. */
export interface References {
  of<Reference>(kind: ReferenceKind<Reference>): readonly Reference[];
}

/** A document with its references, placed in the site. */
export interface ReferringDocument {
  document: ParsedDocument;
  kind: DocumentKind;
  references: References;
  mentions: DocumentIndex;
  /** What can be used of its value: all of it, or what is valid of it. */
  readable: unknown;
  /** That of a register, where on this day it is something else. */
  written?: unknown;
  /** The pointers of everything in it that is invalid or has something invalid in it. */
  invalidPointers: ReadonlySet<string>;
  /** Whether an error may hide a part of that name: what is not found in an invalid document may be there all the same. */
  mightDefine(part: string, name: string): boolean;
  /** Its own route, for links to an anchor on the same page. */
  route?: string;
  /** It is not published, or it is uncertain whether it is. */
  draft: boolean;
  /** It says that it is not published. */
  isMarkedDraft: boolean;
}

/** What references are looked up in. */
export interface ReferencedSite {
  sources: Sources;
  /** All documents that are valid JSON. */
  documents: readonly ReferringDocument[];
  /** The route of every page, of invalid ones too. */
  routes: ReadonlyMap<string, unknown>;
  redirects: ReadonlySet<string>;
}

/** A site without errors, in which references become what they refer to. */
export interface ResolvableSite extends Pick<ReferencedSite, 'sources' | 'documents' | 'redirects'> {
  /** Another document with its own references resolved. */
  resolve(document: ReferringDocument): unknown;
  readText: ReadText;
  quote: QuoteFacts;
}

/**
 * A text with the facts that it quotes written out, in the language of what it is in. In `rich` text each figure says
 * which fact it is, in the notation of links. Without a pointer it is in the language of the document.
 */
export type QuoteFacts = (text: string, from: ReferringDocument, pointer?: string, rich?: 'rich') => string;

/** Makes of a text in the inline notation what the view gets. */
export type ReadText = (text: string, redirects: ReadonlySet<string>, source: SourceFile) => RichText;

/** The simplest reference: a name. */
export interface NamedReference {
  pointer: string;
  name: string;
}

/** Finds a part that is a name and nothing else. */
export const findName = (value: unknown, pointer: string): readonly NamedReference[] => [
  { pointer, name: String(value) },
];
