import type { RenderFailure } from '../compiled';
import { parse } from '../compiler/parse';
import { blockFails } from '../diagnostics/block-fails/block-fails';
import { compareDiagnostics } from '../diagnostics/compare-diagnostics';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { locationOfValue } from '../document/location';
import type { Sources } from '../document/source';

/** Converts blocks that failed to render into diagnostics. */
export function describeRenderFailures(
  failures: ReadonlyMap<string, readonly RenderFailure[]>,
  documents: Sources['documents'],
): readonly Diagnostic[] {
  return [...failures]
    .flatMap(([file, failed]) => {
      const source = documents.find((document) => document.file === file);
      const document = source && parse(source).value;
      if (!document) throw new Error(`${file} was rendered without having been parsed`);
      return failed.map(({ index, type, reason }) =>
        blockFails(locationOfValue(document, `/blocks/${index}/type`), type, reason),
      );
    })
    .sort(compareDiagnostics);
}
