import { styleText } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { formatDiagnostics, type Paint } from '../diagnostics/format-diagnostics';
import type { Sources } from '../document/source';
import { codeAddress } from '../gallery/address';

/** Prints the report to standard error, in colour if that is wanted. */
export function report(diagnostics: readonly Diagnostic[], sources: Pick<Sources, 'documents'>): void {
  console.error(inWords(diagnostics, sources));
}

/** The same as text, with where to read more. */
export function describe(diagnostics: readonly Diagnostic[], sources: Pick<Sources, 'documents'>): string {
  const more = diagnostics.length > 0 ? '\nMore about each: docs/messages.md' : '';
  return inWords(diagnostics, sources) + more;
}

/** The page of the gallery with a wrong and a right example of such a message. */
export const pageAbout = ({ code }: Diagnostic, origin: string) => origin + codeAddress(code);

function inWords(diagnostics: readonly Diagnostic[], { documents }: Pick<Sources, 'documents'>): string {
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  const isTerminal = process.stderr.isTTY === true;
  return formatDiagnostics(diagnostics, texts, inColour(process.env, isTerminal) ? paint : undefined);
}

/** `inColour` decides whether there is a terminal. */
const paint: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** FORCE_COLOR before NO_COLOR before what the terminal can do, as Node itself has it. */
export function inColour(
  { FORCE_COLOR: forced, NO_COLOR: refused, TERM: terminal }: NodeJS.ProcessEnv,
  isTerminal: boolean,
): boolean {
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (refused) return false;
  return isTerminal && terminal !== 'dumb';
}
