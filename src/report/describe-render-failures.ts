import type { RenderFailure } from '../compiled';
import { parse } from '../compiler/parse';
import { blockFails } from '../diagnostics/block-fails/block-fails';
import { compareDiagnostics, type Diagnostic } from '../diagnostics/diagnostic';
import { locationOfFile, locationOfValue } from '../document/location';
import type { Sources } from '../document/source';
import { siteFolder } from '../site/site-folder';

/**
 * Converts failures to render, by the file of the page, into diagnostics. A part of the shell that fails on every page
 * is reported once.
 */
export function describeRenderFailures(
  failures: ReadonlyMap<string, readonly RenderFailure[]>,
  documents: Sources['documents'],
): readonly Diagnostic[] {
  const shellDiagnostics = new Map<string, Diagnostic>();
  const blockDiagnostics = [...failures].flatMap(([file, failed]) => {
    const source = documents.find((document) => document.file === file);
    const document = source && parse(source).value;
    return failed.flatMap((failure) => {
      if ('index' in failure) {
        // Examples of the gallery are in no document.
        const location = document
          ? locationOfValue(document, `/blocks/${failure.index}/type`)
          : locationOfFile(file);
        return blockFails(location, `block “${failure.type}”`, failure.reason);
      }
      const componentFile = `${siteFolder({ documents })}_shell/${failure.shell}.tsx`;
      shellDiagnostics.set(
        componentFile,
        blockFails(locationOfFile(componentFile), `site’s own ${failure.shell}`, failure.reason),
      );
      return [];
    });
  });
  return [...shellDiagnostics.values(), ...blockDiagnostics].sort(compareDiagnostics);
}
