import type { Node } from 'jsonc-parser';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { inexactNumber } from '../../diagnostics/inexact-number/inexact-number';
import { locationAt, pointerOf } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { treeOf } from '../../document/tree';
import { plainDigits, shownDigits } from '../../format/exact-number';

/** Numbers that would not be shown as written: too many digits for a double, too many decimals for Intl, and −0. */
export const inexactNumbers = (source: SourceFile): readonly Diagnostic[] => inNode(source, treeOf(source));

function inNode(source: SourceFile, node: Node): readonly Diagnostic[] {
  if (node.type !== 'number') return (node.children ?? []).flatMap((child) => inNode(source, child));
  const numberText = source.text.slice(node.offset, node.offset + node.length);
  const value = Number(numberText);
  if (!Number.isFinite(value)) return []; // too large for the schema, which reports it
  const shownText = shownDigits(value === 0 ? 0 : value); // 0 for −0
  if (plainDigits(numberText) === shownText) return [];
  return [
    inexactNumber(locationAt(source, pointerOf(node), node.offset, node.length), numberText, shownText),
  ];
}
