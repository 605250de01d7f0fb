import type { Diagnostic } from './diagnostic';

/** Sorts by file, then by position. */
export const compareDiagnostics = ({ location: a }: Diagnostic, { location: b }: Diagnostic) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
