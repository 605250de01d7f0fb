import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic';
import { formatDiagnostics } from '../../src/compiler/format-diagnostics';
import type { Sources } from '../../src/compiler/source';

/** The name by which the overlay tells a mistake in a document from one in the code; entry-dev.tsx knows it too. */
const plugin = 'prospectus';

/**
 * What Vite's overlay shows of mistakes in documents: the first one, its place (which opens the editor), and below all
 * of them as `npm run check` prints them. Undefined where there are none.
 */
export function overlayError(
  diagnostics: readonly Diagnostic[],
  { documents }: Pick<Sources, 'documents'>,
): ErrorPayload['err'] | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const { code, message, hint, place } = first;
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  return {
    plugin,
    message: [`${code}: ${message}`, ...(hint ? [hint] : [])].join('\n'),
    loc: { file: resolve(place.file), line: place.line, column: place.column },
    frame: `${formatDiagnostics(errors, texts)}\n`,
    stack: '',
  };
}
