import { findNodeAtOffset } from 'jsonc-parser';
import { dottedSum } from '../diagnostics/dotted-sum/dotted-sum';
import { schemaFor } from '../document/document-kind';
import { locationOfValue, pointerOf } from '../document/location';
import { treeOf } from '../document/tree';
import { visitParts } from '../schema/walk';
import { forEachDocument, type Rule } from './rule';

/** Matches a number with three decimals in JSON, such as `1.500`: the dot may be meant to separate thousands. */
const thousands = /(?<![-\d.])[1-9]\d{0,2}\.\d{3}(?=\s*[,}\]])/g;

/**
 * Amounts and counts with a dot as thousands separator. The source text is searched, because `1.500` is parsed as 1.5.
 */
export const dottedSums: Rule = forEachDocument(({ parsed }, { sources: { schemas } }) => {
  const { text } = parsed.source;
  const schemaFile = schemaFor(parsed.source.path);
  if (!schemaFile || !schemas[schemaFile]) return [];
  const found = [...text.matchAll(thousands)];
  if (found.length === 0) return [];
  const amountPointers: string[] = [];
  const addAmount = (value: unknown, pointer: string) => {
    const isPercentage = typeof value === 'object' && value !== null && 'percent' in value;
    if (!isPercentage) amountPointers.push(pointer);
  };
  visitParts(schemas, schemaFile, parsed.value, {
    money: addAmount,
    count: addAmount,
    quantity: addAmount,
  });
  return found.flatMap(({ 0: written, index }) => {
    const node = findNodeAtOffset(treeOf(parsed.source), index);
    if (node?.type !== 'number') return []; // within a text
    const pointer = pointerOf(node);
    return amountPointers.some((amount) => pointer === amount || pointer.startsWith(`${amount}/`))
      ? [dottedSum(locationOfValue(parsed, pointer), written)]
      : [];
  });
});
