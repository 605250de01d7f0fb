import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { formatDiagnostics, summarize } from '../diagnostics/format-diagnostics';
import type { Sources } from '../document/source';
import { pageAbout } from '../report/report';

/** Marks an error in a document, as against one in the code; entry-dev.tsx uses the same. */
const pluginCode = 'prospectus';

/**
 * The errors in documents for Vite's overlay: their number, the first one with its line and hint, and below it the others
 * as `npm run check` prints them. Paths are absolute, since only those open the editor on a click; the page shortens them
 * (page-document.ts). Undefined if there are no errors. `origin` is the address of the dev server.
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
  const pages = new Set(errors.map((error) => pageAbout(error, origin)));
  const texts = new Map(documents.map(({ file, text }) => [resolve(file), text]));
  const formatted = (list: readonly Diagnostic[]) =>
    formatDiagnostics(list, texts).split('\n\n').slice(0, -1);
  const [bare = ''] = formatted([{ ...first, message: '', hint: undefined }]); // the overlay has its own place for both
  const [, ...frame] = bare.split('\n');
  return {
    pluginCode,
    message: `${summarize(diagnostics)}\n\n${code}: ${message}`,
    loc: location,
    frame: frame.map((line) => `${line.slice(2).trimEnd()}\n`).join(''), // Vite trims its first line
    stack: [
      ...(hint ? [`hint: ${hint}`] : []),
      ...formatted(others),
      `More about each: ${[...pages].join('\n')}`,
      'Press Esc to close this. It disappears when every error is fixed.',
    ].join('\n\n'),
  };
}
