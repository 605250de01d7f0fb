import type { SourceFile } from './source';

/** A document whose text is valid JSON. */
export interface ParsedDocument {
  source: SourceFile;
  value: unknown;
}
