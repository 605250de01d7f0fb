import type { SourceFile } from './source';

/** A document whose JSON is sound. */
export interface ParsedDocument {
  source: SourceFile;
  value: unknown;
}
