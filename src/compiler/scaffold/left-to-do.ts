import { parse } from '../parse';
import { placeAt, placeOfKey, pointerOf } from '../place';
import type { SourceFile } from '../source';
import { textsIn } from '../texts-in';
import { treeOf } from '../tree';
import { toDo } from './to-do';

/** A line of a document on which something is left to do. */
export interface LeftToDo {
  line: number;
  /** The line as it is written, without the space around it. */
  text: string;
}

/** What a writer has to fill in, from top to bottom: texts to write, and examples to make true. */
export function leftToDo(
  source: SourceFile,
  examples: readonly string[],
): { texts: readonly LeftToDo[]; examples: readonly LeftToDo[] } {
  const { value: document } = parse(source);
  if (!document) return { texts: [], examples: [] };
  const lines = source.text.split('\n');
  const at = (line: number): LeftToDo => ({ line, text: (lines[line - 1] ?? '').trim().replace(/,$/, '') });
  return {
    texts: textsIn(treeOf(source))
      .filter(({ value }) => String(value).startsWith(toDo))
      .map((node) => at(placeAt(source, pointerOf(node), node.offset, node.length).line)),
    examples: examples.map((pointer) => at(placeOfKey(document, pointer).line)),
  };
}
