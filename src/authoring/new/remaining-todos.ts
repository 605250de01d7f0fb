import { parse } from '../../compiler/parse';
import { locationAt, locationOfKey, pointerOf } from '../../document/location';
import type { SourceFile } from '../../document/source';
import { textsIn, treeOf } from '../../document/tree';
import { toDo } from './to-do';

/** A line of a document that the author still has to change. */
interface RemainingLine {
  line: number;
  /** The line without indentation and final comma, perhaps with a remark in brackets. */
  text: string;
}

/**
 * Lines that the author still has to change, top to bottom: texts to write, and example values to replace. `notes` are
 * remarks on single examples, by JSON Pointer, which follow them in brackets.
 */
export function remainingTodos(
  source: SourceFile,
  examplePointers: readonly string[],
  notes: ReadonlyMap<string, string> = new Map(),
): { texts: readonly RemainingLine[]; examples: readonly RemainingLine[] } {
  const { value: document } = parse(source);
  if (!document) return { texts: [], examples: [] };
  const lines = source.text.split('\n');
  const remainingLine = (line: number): RemainingLine => ({
    line,
    text: (lines[line - 1] ?? '').trim().replace(/,$/, ''),
  });
  return {
    texts: textsIn(treeOf(source))
      .filter(({ value }) => String(value).startsWith(toDo))
      .map((node) => remainingLine(locationAt(source, pointerOf(node), node.offset, node.length).line)),
    examples: [
      ...new Map(
        examplePointers.map(
          (pointer) => [locationOfKey(document, pointer).line, notes.get(pointer)] as const,
        ),
      ),
    ]
      .sort(([one], [other]) => one - other)
      .map(([line, note]) => {
        const { text } = remainingLine(line);
        return { line, text: note === undefined ? text : `${text}  (${note})` };
      }),
  };
}
