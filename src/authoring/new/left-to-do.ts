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

/**
 * Lines that the author still has to change, top to bottom: texts to write, and example values to replace. `notes` are
 * remarks on single examples, by JSON Pointer.
 */
export function leftToDo(
  source: SourceFile,
  examples: readonly string[],
  notes: ReadonlyMap<string, string> = new Map(),
): { texts: readonly LeftToDo[]; examples: readonly LeftToDo[] } {
  const { value: document } = parse(source);
  if (!document) return { texts: [], examples: [] };
  const lines = source.text.split('\n');
  const at = (line: number): LeftToDo => ({ line, text: (lines[line - 1] ?? '').trim().replace(/,$/, '') });
  return {
    texts: textsIn(treeOf(source))
      .filter(({ value }) => String(value).startsWith(toDo))
      .map((node) => at(locationAt(source, pointerOf(node), node.offset, node.length).line)),
    examples: [
      ...new Map(
        examples.map((pointer) => [locationOfKey(document, pointer).line, notes.get(pointer)] as const),
      ),
    ]
      .sort(([one], [other]) => one - other)
      .map(([line, note]) => {
        const { text } = at(line);
        return { line, text: note === undefined ? text : `${text}  (${note})` };
      }),
  };
}
