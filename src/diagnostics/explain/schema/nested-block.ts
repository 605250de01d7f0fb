import { fromPointer } from '../../../document/location';
import type { ParsedDocument } from '../../../document/parsed-document';

/** Advice for a block that was pasted into a list of another block; undefined if the value is no such block. */
export function nestedBlockAdvice(
  { value }: ParsedDocument,
  pointer: string,
  found: unknown,
): string | undefined {
  const [property, index, list, entry] = fromPointer(pointer);
  if (typeof typeOf(found) !== 'string' || property !== 'blocks' || entry === undefined) return undefined;
  const outerBlock = (value as { blocks: readonly unknown[] }).blocks[Number(index)];
  const name = typeOf(outerBlock) ?? list;
  return `A whole block is inside “${name}”. Move it below that block's closing “}”.`;
}

const typeOf = (value: unknown) => (value as { type?: string } | null | undefined)?.type;
