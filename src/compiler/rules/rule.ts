import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ParsedDocument } from '../parse';
import type { Site } from '../site';
import type { Sources } from '../source';

/** A site without errors, with what it was made of. */
export interface WholeSite {
  site: Site;
  /** All documents, drafts too. */
  documents: readonly ParsedDocument[];
  sources: Sources;
}

/** What no document can tell on its own. It warns: each document is right in itself. */
export type Rule = (whole: WholeSite) => readonly Diagnostic[];
