import type { Diagnostic } from './diagnostic';

/** The order in which an author reads: document by document, from top to bottom. */
export const compareDiagnostics = ({ location: a }: Diagnostic, { location: b }: Diagnostic) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
