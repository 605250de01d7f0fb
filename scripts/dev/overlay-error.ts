import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from '../../src/diagnostics/diagnostic';
import { formatDiagnostics, summarize } from '../../src/diagnostics/format-diagnostics';
import type { Sources } from '../../src/document/source';
import { pageAbout } from '../report';

/** The code by which the page tells a mistake in a document from one in the code; entry-dev.tsx knows it too. */
const pluginCode = 'prospectus';

/**
 * What Vite's overlay shows of mistakes in documents: the first one, with its line and what to do next, and below the
 * others as `npm run check` prints them. Their places are whole paths, which open the editor. Undefined where there are
 * no mistakes. `origin` is where the gallery stands.
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
  const told = (list: readonly Diagnostic[]) => formatDiagnostics(list, texts).split('\n\n').slice(0, -1);
  const [bare = ''] = told([{ ...first, message: '', hint: undefined }]); // both stand elsewhere
  const [, ...frame] = bare.split('\n');
  return {
    pluginCode,
    message: `${code}: ${message}`,
    loc: location,
    frame: frame.map((line) => `${line.slice(2).trimEnd()}\n`).join(''), // Vite trims its first line
    stack: [
      ...(hint ? [`hint: ${hint}`] : []),
      ...told(others),
      summarize(diagnostics),
      `More about each: ${[...pages].join('\n')}`,
      'Press Esc to close this. It disappears by itself when everything is fixed.',
    ].join('\n\n'),
  };
}
