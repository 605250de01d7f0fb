import { styleText } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { formatDiagnostics, type Paint } from '../diagnostics/format-diagnostics';
import type { Sources } from '../document/source';
import { diagnosticAddress } from '../gallery/address';

/** Prints diagnostics to standard error, in colour if supported. */
export function report(diagnostics: readonly Diagnostic[], sources: Pick<Sources, 'documents'>): void {
  console.error(formatted(diagnostics, sources));
}

/** Diagnostics as text, with where to read more about them. */
export function describeDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: Pick<Sources, 'documents'>,
): string {
  const aboutMessages = diagnostics.length > 0 ? '\nMore about each: docs/messages.md' : '';
  const aboutWarnings = diagnostics.some(({ severity }) => severity === 'warning')
    ? '\nA warning that is wrong where it stands: docs/authoring.md, “Accept a warning”'
    : '';
  return formatted(diagnostics, sources) + aboutMessages + aboutWarnings;
}

/** The address of the gallery's page about the code of a diagnostic. */
export const helpAddress = ({ code }: Diagnostic, origin: string) => origin + diagnosticAddress(code);

/** Diagnostics with their source lines, in colour if standard error supports it. */
function formatted(diagnostics: readonly Diagnostic[], { documents }: Pick<Sources, 'documents'>): string {
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  return formatDiagnostics(diagnostics, texts, paint);
}

const paint: Paint = (style, text) => styleText(style, text, { stream: process.stderr });
