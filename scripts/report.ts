import { styleText } from 'node:util';
import type { Diagnostic } from '../src/compiler/diagnostics/diagnostic';
import { formatDiagnostics, type Paint } from '../src/compiler/format-diagnostics';
import type { Sources } from '../src/compiler/source';

const paint: Paint = (style, text) => styleText(style, text);

/** Prints what the author should hear on standard error, in colour where that is a terminal. */
export function report(diagnostics: readonly Diagnostic[], { documents }: Pick<Sources, 'documents'>): void {
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  const inColour = process.stderr.isTTY && !process.env.NO_COLOR;
  console.error(formatDiagnostics(diagnostics, texts, inColour ? paint : undefined));
}
