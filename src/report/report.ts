import { styleText } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { formatDiagnostics, type Paint } from '../diagnostics/format-diagnostics';
import type { Sources } from '../document/source';
import { diagnosticAddress } from '../gallery/address';

/** Prints diagnostics to standard error, in colour if supported. */
export function report(diagnostics: readonly Diagnostic[], sources: Pick<Sources, 'documents'>): void {
  console.error(inWords(diagnostics, sources));
}

/** Diagnostics as text, with the address of further information. */
export function describe(diagnostics: readonly Diagnostic[], sources: Pick<Sources, 'documents'>): string {
  const more = diagnostics.length > 0 ? '\nMore about each: docs/messages.md' : '';
  const accepting = diagnostics.some(({ severity }) => severity === 'warning')
    ? '\nA warning that is wrong where it stands: docs/authoring.md, “Accept a warning”'
    : '';
  return inWords(diagnostics, sources) + more + accepting;
}

/** The gallery's page about a diagnostic code. */
export const pageAbout = ({ code }: Diagnostic, origin: string) => origin + diagnosticAddress(code);

function inWords(diagnostics: readonly Diagnostic[], { documents }: Pick<Sources, 'documents'>): string {
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  const isTerminal = process.stderr.isTTY === true;
  return formatDiagnostics(diagnostics, texts, inColour(process.env, isTerminal) ? paint : undefined);
}

/** `inColour` has decided whether to use colour */
const paint: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** Whether to use colour, with Node's precedence: FORCE_COLOR, NO_COLOR, then the terminal's capabilities. */
export function inColour(
  { FORCE_COLOR: forced, NO_COLOR: refused, TERM: terminal }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (refused) return false;
  return isTerminal && terminal !== 'dumb';
}
