import { findNodeAtOffset } from 'jsonc-parser';
import { dottedSum } from '../diagnostics/dotted-sum/dotted-sum';
import { locationOfValue, pointerOf } from '../document/location';
import { treeOf } from '../document/tree';
import { partsIn } from './parts-in';
import { forEachDocument, type Rule } from './rule';

/** Matches a number with three decimals in JSON, such as `1.500`: the dot may be meant to separate thousands. */
const thousands = /(?<![-\d.])[1-9]\d{0,2}\.\d{3}(?=\s*[,}\]])/g;

/**
 * Amounts and counts with a dot as thousands separator. The source text is searched, because `1.500` is parsed as 1.5.
 */
export const dottedSums: Rule = forEachDocument(({ parsed }, context) => {
  const found = [...parsed.source.text.matchAll(thousands)];
  if (found.length === 0) return [];
  // All values, because such a sum may make its range invalid. Percentages may well have three decimals.
  const whole = { parsed, validValue: parsed.value, invalidPointers: new Set<string>() };
  const amountPointers = partsIn(whole, context, 'money', 'count', 'quantity').flatMap(
    ({ value, pointer }) => ('percent' in Object(value) ? [] : [pointer]),
  );
  return found.flatMap(({ 0: written, index }) => {
    const node = findNodeAtOffset(treeOf(parsed.source), index);
    if (node?.type !== 'number') return []; // within a text
    const pointer = pointerOf(node);
    return amountPointers.some((amount) => pointer === amount || pointer.startsWith(`${amount}/`))
      ? [dottedSum(locationOfValue(parsed, pointer), written)]
      : [];
  });
});
