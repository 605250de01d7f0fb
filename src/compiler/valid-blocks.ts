import type { Diagnostic } from '../diagnostics/diagnostic';
import { blockIndex } from '../diagnostics/explain/mistaken-kinds';
import type { ParsedDocument } from '../document/parsed-document';

/**
 * What is left of a faulty page when everything but its sound blocks is taken away. Their references are checked all
 * the same, so that an author hears of a broken link in one block together with the fault in another. A block with a
 * fault leaves an empty object, since the places of the others count by their position.
 */
export function validBlocks({ value }: ParsedDocument, faults: readonly Diagnostic[]): { blocks: object[] } {
  const areAllFaulty = faults.some(({ location }) => location.pointer === '/blocks');
  const faulty = new Set(faults.map(({ location }) => blockIndex(location.pointer)));
  return {
    blocks: blocksOf(value).map((block, index) => (areAllFaulty || faulty.has(index) ? {} : block)),
  };
}

function blocksOf(value: unknown): readonly object[] {
  const isPage = typeof value === 'object' && value !== null && 'blocks' in value;
  return isPage && Array.isArray(value.blocks) ? value.blocks : [];
}
