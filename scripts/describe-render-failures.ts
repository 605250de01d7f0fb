import type { RenderFailure } from '../src/compiled';
import { parse } from '../src/compiler/parse';
import { blockFails } from '../src/diagnostics/block-fails/block-fails';
import { compareDiagnostics } from '../src/diagnostics/compare-diagnostics';
import type { Diagnostic } from '../src/diagnostics/diagnostic';
import { locationOfValue } from '../src/document/location';
import type { Sources } from '../src/document/source';

/** What authors hear of blocks that threw, by document: an error with its place there. */
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
