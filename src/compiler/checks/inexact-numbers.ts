import type { Node } from 'jsonc-parser';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { inexactNumber } from '../../diagnostics/inexact-number/inexact-number';
import { locationAt, pointerOf } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { readTree } from '../../document/tree';
import { plainDigits, shownDigits } from '../../format/exact-number';

/**
 * Numbers that a page would not show as they are written: of more digits than a double keeps, of more decimals than Intl
 * writes, and −0. Only a text in which one may be is parsed once more, with the offset of everything.
 */
export function inexactNumbers(source: SourceFile): readonly Diagnostic[] {
  const { tree } = mayBeInexact.test(source.text) ? readTree(source) : {};
  return tree ? inNode(source, tree) : [];
}

/** As many digits as a double may not keep, an exponent, or a minus before a zero, where a value may begin. */
const mayBeInexact = /[:,[\s](?:-?[\d.]{16}|-?[\d.]+[eE]|-0)/;

function inNode(source: SourceFile, node: Node): readonly Diagnostic[] {
  if (node.type !== 'number') return (node.children ?? []).flatMap((child) => inNode(source, child));
  const written = source.text.slice(node.offset, node.offset + node.length);
  const value = Number(written);
  if (!Number.isFinite(value)) return []; // too large for the schema, which says so
  const shown = shownDigits(value === 0 ? 0 : value);
  if (plainDigits(written) === shown) return [];
  return [inexactNumber(locationAt(source, pointerOf(node), node.offset, node.length), written, shown)];
}
