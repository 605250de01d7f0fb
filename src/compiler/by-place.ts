import type { Diagnostic } from './diagnostics/diagnostic';

/** The order in which an author reads: document by document, from top to bottom. */
export const byPlace = ({ place: a }: Diagnostic, { place: b }: Diagnostic) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
