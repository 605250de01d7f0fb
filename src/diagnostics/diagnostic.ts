import type { SourceLocation } from '../document/location';

/** An error stops the build; a warning does not. */
export type Severity = 'error' | 'warning';

/** A message to an author. It is a return value and never thrown; a thrown error is a bug in the engine. */
export interface Diagnostic {
  /** Permanent: the name of its folder. A code never changes its meaning. */
  code: string;
  severity: Severity;
  location: SourceLocation;
  /** What is wrong, in the author's words. */
  message: string;
  /** What to do next. */
  hint?: string;
  /**
   * The change that `check --fix` makes. Only given if there is one interpretation and the meaning of the document
   * stays the same.
   */
  fix?: Fix;
  /** What `check --fix` adds: a missing plural form of a word, with the text of the pack of its language. */
  adds?: Addition;
  /**
   * The unknown name, if compiler/merge-related-diagnostics.ts should look for its cause in the document that defines
   * such names.
   */
  unknown?: UnknownName;
  /**
   * Code of warnings that may be consequences of this diagnostic: after an unknown image name, the image that was meant
   * is unused.
   */
  leadsTo?: string;
}

/** A name to which a document refers and that is not defined. */
export interface UnknownName {
  type: 'fact' | 'tone' | 'entry' | 'kind' | 'slot' | 'topic' | 'anchor' | 'route' | 'measure';
  name: string;
  /** The similar name that is defined, and was probably meant. */
  near: string | undefined;
  /**
   * What defines the name, if several do: the collection of an entry, the kind of a slot, the document of an anchor.
   */
  container?: string;
}

/** A replacement of part of a document: a name, a link target, part of a text, or a JSON value. */
export interface Fix {
  /** The current text, unescaped and without quotation marks. */
  found: string;
  /** The new text, written likewise. */
  text: string;
  /** Whether both are JSON values instead. Their whitespace may differ from the document's. */
  isJson?: true;
}

/** A property to add to a document, and its value. */
export interface Addition {
  /** The names of the objects around the property, outermost first, and its own. */
  path: readonly string[];
  value: unknown;
}

/** The result of a stage of the compiler, and the diagnostics that it reports. */
export interface Outcome<T> {
  value: T;
  diagnostics: readonly Diagnostic[];
}

/** Whether any diagnostic is an error, which stops the build. */
export const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');

/** Sorts by file, then by position. */
export const compareDiagnostics = ({ location: a }: Diagnostic, { location: b }: Diagnostic) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
