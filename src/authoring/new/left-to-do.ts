import { parse } from '../../compiler/parse';
import { locationAt, locationOfKey, pointerOf } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { textsIn } from '../../document/texts-in';
import { treeOf } from '../../document/tree';
import { toDo } from './to-do';

/** A line of a document that the author still has to change. */
export interface LeftToDo {
  line: number;
  /** The trimmed line. */
  text: string;
}

/** Lines that the author still has to change, top to bottom: texts to write, and example values to replace. */
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
      .map((node) => at(locationAt(source, pointerOf(node), node.offset, node.length).line)),
    examples: [...new Set(examples.map((pointer) => locationOfKey(document, pointer).line))]
      .sort((one, other) => one - other)
      .map(at),
  };
}
