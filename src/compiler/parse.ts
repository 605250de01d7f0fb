import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { describeFault } from './describe-fault';
import type { Diagnostic, Outcome } from './diagnostics/diagnostic';
import { duplicateKey } from './diagnostics/duplicate-key';
import { lineAt, placeAt, pointerOf, toPointer } from './place';
import type { SourceFile } from './source';

/** A document whose JSON is sound, with the tree that tells where everything stands. */
export interface ParsedDocument {
  source: SourceFile;
  value: unknown;
  tree: Node;
}

/** Text to tree with places. The value is missing where the text is no JSON. */
export function parse(source: SourceFile): Outcome<ParsedDocument | undefined> {
  const faults: ParseError[] = [];
  const tree = parseTree(source.text, faults, { disallowComments: true, allowTrailingComma: false });
  const fault = faults[0];
  if (fault || !tree) {
    return { value: undefined, diagnostics: [describeFault(source, fault)] };
  }
  const diagnostics = duplicateKeys(source, tree);
  return { value: { source, tree, value: JSON.parse(source.text) }, diagnostics };
}

function duplicateKeys(source: SourceFile, node: Node): readonly Diagnostic[] {
  const children = node.children ?? [];
  const nested = children.flatMap((child) => duplicateKeys(source, child));
  if (node.type !== 'object') return nested;

  const first = new Map<string, Node>();
  const doubled = children.flatMap((property) => {
    const key = property.children?.[0];
    if (!key) return [];
    const earlier = first.get(key.value);
    if (!earlier) {
      first.set(key.value, key);
      return [];
    }
    const place = placeAt(source, pointerOf(node) + toPointer([key.value]), key.offset, key.length);
    return [duplicateKey(place, key.value, lineAt(source.text, earlier.offset).line)];
  });
  return [...doubled, ...nested];
}
