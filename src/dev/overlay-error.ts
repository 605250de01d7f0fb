import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { formatDiagnostics, summarize } from '../diagnostics/format-diagnostics';
import type { Sources } from '../document/source';
import { helpAddress } from '../report/report';

/** Marks errors in documents, as opposed to code; entry-dev.ts uses the same value. */
const pluginCode = 'prospectus';

/**
 * Converts errors for Vite's overlay: the number of errors and warnings, the first error with its source line and hint,
 * and the others as `npm run check` prints them. Paths are absolute, because only those open the editor when clicked;
 * the page shortens them for display (page-document.ts). Undefined if there are no errors. `origin` is that of the dev
 * server.
 */
export function overlayError(
  diagnostics: readonly Diagnostic[],
  { documents }: Pick<Sources, 'documents'>,
  origin: string,
): ErrorPayload['err'] | undefined {
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ location, ...error }) => ({ ...error, location: { ...location, file: resolve(location.file) } }));
  const [first, ...others] = errors;
  if (!first) return undefined;
  const { code, message, hint, location } = first;
  const helpPages = new Set(errors.map((error) => helpAddress(error, origin)));
  const texts = new Map(documents.map(({ file, text }) => [resolve(file), text]));
  // Without the last paragraph, which is their number.
  const formatted = (list: readonly Diagnostic[]) =>
    formatDiagnostics(list, texts).split('\n\n').slice(0, -1);
  // The source line alone: the overlay shows the location, here in the first line, and message and hint elsewhere.
  const [withoutMessage = ''] = formatted([{ ...first, message: '', hint: undefined }]);
  const [, ...frame] = withoutMessage.split('\n');
  return {
    pluginCode,
    message: `${summarize(diagnostics)}\n\n${code}: ${message}`,
    loc: location,
    // Without the indent of two spaces, which Vite would trim from the first line only.
    frame: frame.map((line) => `${line.slice(2).trimEnd()}\n`).join(''),
    stack: [
      ...(hint ? [`hint: ${hint}`] : []),
      ...formatted(others),
      `More about each: ${[...helpPages].join('\n')}`,
      'Press Esc to close this. It disappears when every error is fixed.',
    ].join('\n\n'),
  };
}
