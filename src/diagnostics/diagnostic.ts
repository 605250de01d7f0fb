import type { SourceLocation } from '../document/location';

export type Severity = 'error' | 'warning';

/** A message to an author. It is a value, never thrown: a thrown error is a bug of ours. */
export interface Diagnostic {
  /** Permanent: the name of the file that makes it. A code never changes its meaning. */
  code: string;
  severity: Severity;
  location: SourceLocation;
  /** What is wrong, in the author's words. */
  message: string;
  /** What to do next. */
  hint?: string;
  /** What `check --fix` writes: only where one reading is left and the document means what it meant. */
  fix?: Fix;
  /** What `check --fix` adds: a word that is missing, as the pack of the site's language has it. */
  adds?: Addition;
  /** The name that was not found, of those that are looked for where they are defined, too (compiler/one-cause.ts). */
  unknown?: UnknownName;
  /** The code of warnings that may only follow from it: nothing uses an image in whose place another one is named. */
  leadsTo?: string;
}

/** A name that nothing has. */
export interface UnknownName {
  of: 'fact' | 'tone' | 'entry' | 'kind' | 'place' | 'topic' | 'anchor' | 'route' | 'measure';
  name: string;
  /** The one that was most likely meant. */
  near: string | undefined;
  /** The collection of an entry, the kind of page of a place, the path of an anchor's document. */
  within?: string;
}

/** Both as they read, without quotation marks and escapes: a name, the target of a link, or words of a text. */
export interface Fix {
  /** What the document says there now. */
  found: string;
  /** What it should say. */
  text: string;
  /** Both are JSON: a value is replaced by another one, whatever spaces it is written with. */
  isJson?: true;
}

/** A property that a document lacks, and what it says. */
export interface Addition {
  path: readonly string[];
  value: unknown;
}

/** What a stage hands on: its result, and everything the author should hear about it. */
export interface Outcome<T> {
  value: T;
  diagnostics: readonly Diagnostic[];
}

export const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');
