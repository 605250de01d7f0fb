import type { Diagnostic } from '../diagnostics/diagnostic';
import type { DocumentKind } from '../document/document-kind';
import type { ParsedDocument } from '../document/parsed-document';
import type { Schema, Sources } from '../document/source';
import type { DocumentIndex } from './document-index';

/**
 * A kind of reference: how to find it in a document, how to check it, and what the view gets for it. Some kinds are
 * only found, for use by rules.
 */
export interface ReferenceKind<Reference = unknown> {
  /** Shared parts (`schema/parts/<name>.schema.json`) that are or contain this kind of reference. */
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
   * Finds references in a value. `referring` is the schema with the `$ref` to the part and its sibling keywords;
   * `beside` is the object that contains the value.
   */
  find?(value: unknown, pointer: string, referring: Schema, beside: Beside): readonly Reference[];
  /** Names that an editor suggests here. */
  suggest?(site: NamedSite): readonly SiteName[];
  /** Omitted if the view gets the part unresolved. At most one kind defines it for each part. */
  view?: PartView;
}

/** The resolved form of a part. */
export interface PartView {
  /** Its TypeScript type. */
  type: string;
  /** Types that it needs from `src/resolved.ts`. */
  imports?: readonly string[];
  resolve(
    value: unknown,
    from: ReferringDocument,
    site: ResolvableSite,
    beside: Beside,
    pointer: string,
  ): unknown;
}

/** The properties of the object that contains a part, including the part. */
export type Beside = Readonly<Record<string, unknown>>;

/** A name that documents can refer to, with its description. */
export interface SiteName {
  name: string;
  description: string;
}

/** A site that is being edited, for suggestions. It may contain errors. */
export interface NamedSite {
  sources: Sources;
  pages: readonly { route: string; title: string; references?: References }[];
  /** The parsed content of a document, if it is valid JSON. */
  contentOf(path: string): unknown;
}

/** All references of a document, unresolved. */
export interface References {
  of<Reference>(kind: ReferenceKind<Reference>): readonly Reference[];
}

/** A document with its references, as part of a site. */
export interface ReferringDocument {
  document: ParsedDocument;
  kind: DocumentKind;
  references: References;
  documentIndex: DocumentIndex;
  /** The usable part of its value: all of it, or the valid parts. */
  validValue: unknown;
  /** Of a register: its value as written, if today's differs, for example because a next value has taken effect. */
  written?: unknown;
  /** Pointers of invalid values and of everything that contains them. */
  invalidPointers: ReadonlySet<string>;
  /** Whether an invalid part may have contained this name. If so, a missing name is not reported. */
  mightDefine(part: string, name: string): boolean;
  /** The page's own route, for links to an anchor on the same page. */
  route?: string;
  /** It is not published, or an error makes that uncertain. */
  draft: boolean;
  /** It is marked as a draft. */
  isMarkedDraft: boolean;
}

/** The site in which references are looked up. */
export interface ReferencedSite {
  sources: Sources;
  /** All documents that are valid JSON. */
  documents: readonly ReferringDocument[];
  /** Routes of all pages, including invalid ones. */
  routes: ReadonlyMap<string, unknown>;
  redirects: ReadonlySet<string>;
}

/** A site without errors, in which references can be resolved. */
export interface ResolvableSite extends Pick<ReferencedSite, 'sources' | 'documents' | 'redirects'> {
  /** Resolves the references of another document. */
  resolve(document: ReferringDocument): unknown;
  quote: QuoteFacts;
  /** The origin to which forms are sent, if it is not that of the pages. */
  receiver?: string;
}

/**
 * Replaces the fact quotes in a text by formatted figures, in the language at its pointer (of the whole document, if
 * omitted). In `rich` text each figure is marked with its fact, in link syntax.
 */
export type QuoteFacts = (text: string, from: ReferringDocument, pointer?: string, rich?: 'rich') => string;

/** The simplest kind of reference: a name. */
export interface NamedReference {
  pointer: string;
  name: string;
}

/** Finds a part whose whole value is a name. */
export const findName = (value: unknown, pointer: string): readonly NamedReference[] => [
  { pointer, name: String(value) },
];
