import { styleText } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { formatDiagnostics, type Paint } from '../diagnostics/format-diagnostics';
import type { Sources } from '../document/source';
import { diagnosticAddress } from '../gallery/address';

/** Prints diagnostics to standard error, in colour if supported. */
export function report(diagnostics: readonly Diagnostic[], sources: Pick<Sources, 'documents'>): void {
  console.error(formatted(diagnostics, sources));
}

/** Diagnostics as text, with the address of further information. */
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

/** The gallery's page about a diagnostic code. */
export const pageAbout = ({ code }: Diagnostic, origin: string) => origin + diagnosticAddress(code);

function formatted(diagnostics: readonly Diagnostic[], { documents }: Pick<Sources, 'documents'>): string {
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  const isTerminal = process.stderr.isTTY === true;
  return formatDiagnostics(diagnostics, texts, usesColour(process.env, isTerminal) ? paint : undefined);
}

/** Styles in any case: `usesColour` has decided before. */
const paint: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** Whether to use colour, with Node's precedence: FORCE_COLOR, NO_COLOR, then the terminal's capabilities. */
export function usesColour(
  { FORCE_COLOR: forced, NO_COLOR: refused, TERM: terminal }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (refused) return false;
  return isTerminal && terminal !== 'dumb';
}
