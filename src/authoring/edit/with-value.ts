import { isDeepStrictEqual } from 'node:util';
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { singleLineJson } from '../../diagnostics/message-values';
import { isObject } from '../../document/is-object';
import { jsonText, layoutOf, maxLineLength } from './json-text';

/**
 * Replaces, adds, or with `undefined` removes the value at a path. The rest of the text keeps its formatting, also
 * within the value where it is unchanged. A new property goes before the first existing one of `insertBefore`, or else
 * to the end.
 */
export function withValue(
  text: string,
  path: JSONPath,
  value: unknown,
  { insertBefore = [] }: { insertBefore?: readonly string[] } = {},
): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (value === undefined) return node ? removeNode(text, node) : text;
  if (node) return replaceNode(text, path, node, value);
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  const parentNode = tree && findNodeAtLocation(tree, parent);
  if (name === undefined) return text;
  if (!parentNode) return withValue(text, parent, typeof name === 'number' ? [value] : { [name]: value });
  return insertValues(text, parentNode, name, [value], insertBefore);
}

/** Replaces the value of a node. What its old and its new value have in common keeps its formatting. */
function replaceNode(text: string, path: JSONPath, node: Node, value: unknown): string {
  const oldValue: unknown = JSON.parse(text.slice(node.offset, node.offset + node.length));
  if (isDeepStrictEqual(oldValue, value)) return text;
  if (Array.isArray(oldValue) && Array.isArray(value)) {
    const addedCount = value.length - oldValue.length;
    if (addedCount === 0)
      return value.reduce((edited, entry, index) => withValue(edited, [...path, index], entry), text);
    // Entries that were added at the start, or else at the end, leave the others as they are.
    const isLonger = addedCount > 0 && oldValue.length > 0;
    if (isLonger && isDeepStrictEqual(value.slice(addedCount), oldValue))
      return insertValues(text, node, 0, value.slice(0, addedCount), []);
    if (isLonger && isDeepStrictEqual(value.slice(0, oldValue.length), oldValue))
      return insertValues(text, node, oldValue.length, value.slice(oldValue.length), []);
  }
  if (isObject(oldValue) && isObject(value) && Object.keys(value).some((name) => name in oldValue)) {
    const removedNames = Object.keys(oldValue).filter((name) => !(name in value));
    const names = Object.keys(value);
    return names.reduce(
      (edited, name, index) =>
        withValue(edited, [...path, name], value[name], { insertBefore: names.slice(index + 1) }),
      removedNames.reduce((edited, name) => withValue(edited, [...path, name], undefined), text),
    );
  }
  const lineStart = lineStartAt(text, node.offset);
  const indentation = indentationAt(text, node.offset);
  const multiline = text.slice(node.offset, node.offset + node.length).includes('\n');
  const column = node.offset - lineStart;
  // An object on one line, after the name of its property, stays on one line, however long it gets.
  const newText =
    multiline || column === indentation.length || !isObject(value)
      ? jsonText(value, indentation, layoutOf(text), { column, multiline })
      : singleLineJson(value);
  return text.slice(0, node.offset) + newText + text.slice(node.offset + node.length);
}

/** The start of the line that contains an offset. */
const lineStartAt = (text: string, offset: number) => text.lastIndexOf('\n', offset) + 1;

/** The whitespace at the start of the line that contains an offset. */
const indentationAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(lineStartAt(text, offset)))?.[0] ?? '';

/**
 * Inserts one property by its name, or entries from an index on, into an object or list, formatted like their
 * neighbours.
 */
function insertValues(
  text: string,
  container: Node,
  name: string | number,
  values: readonly unknown[],
  insertBefore: readonly string[],
): string {
  const { children = [], offset, length } = container;
  const layout = layoutOf(text);
  const isEntry = typeof name === 'number';
  const key = isEntry ? '' : `${JSON.stringify(name)}: `;
  const [first] = children;
  if (!first) {
    const filled = isEntry ? values : { [name]: values[0] };
    const filledText = jsonText(filled, indentationAt(text, offset), layout, { multiline: true });
    return text.slice(0, offset) + filledText + text.slice(offset + length);
  }
  // The index of the node before which the new ones go; the first child of a property is its name.
  const index = isEntry
    ? Math.min(name, children.length)
    : children.findIndex(({ children: [keyNode] = [] }) => insertBefore.includes(String(keyNode?.value)));
  const following = index === -1 ? undefined : children[index];
  const neighbour = following ?? children.at(-1) ?? first;
  const neighbourEnd = neighbour.offset + neighbour.length;
  const space = spaceBetween(text, container);
  const hasOwnLine = space.includes('\n');
  const indentation = hasOwnLine ? space.slice(space.lastIndexOf('\n') + 1) : '';
  // Entries of a list look alike: a new one is on several lines if its neighbour is. Properties differ.
  const multiline = isEntry && text.slice(neighbour.offset, neighbourEnd).includes('\n');
  const column = indentation.length + key.length;
  const newTexts = values.map(
    (value) =>
      key +
      (hasOwnLine ? jsonText(value, indentation, layout, { column, multiline }) : singleLineJson(value)),
  );
  if (following)
    return (
      text.slice(0, following.offset) +
      newTexts.map((newText) => `${newText},${space}`).join('') +
      text.slice(following.offset)
    );
  // A list that fills its lines continues on the next line.
  const isWrapped = isEntry && !hasOwnLine && text.slice(offset, neighbour.offset).includes('\n');
  const lineBreak = layout.eol + indentationAt(text, neighbour.offset);
  let lastLine = text.slice(lineStartAt(text, neighbour.offset), neighbourEnd);
  let added = '';
  for (const newText of newTexts) {
    const isFull = lastLine.length + newText.length + 2 > maxLineLength;
    const addition = `,${isWrapped && isFull ? lineBreak : space}${newText}`;
    added += addition;
    lastLine = (lastLine + addition).split('\n').at(-1) ?? '';
  }
  return text.slice(0, neighbourEnd) + added + text.slice(neighbourEnd);
}

/** The whitespace between two properties or entries of a non-empty object or list, after the comma. */
function spaceBetween(text: string, { children = [], offset }: Node): string {
  const [first, second] = children.slice(-2);
  if (first && second) return text.slice(first.offset + first.length, second.offset).replace(/^\s*,/, '');
  return first && text.slice(offset + 1, first.offset).includes('\n')
    ? text.slice(offset + 1, first.offset)
    : ' ';
}

/** Removes a property or entry with the comma that separates it. */
function removeNode(text: string, node: Node): string {
  const entryNode = node.parent?.type === 'property' ? node.parent : node;
  const { children = [], offset = 0, length = 0 } = entryNode.parent ?? {};
  const index = children.indexOf(entryNode);
  const [previous, next] = [children[index - 1], children[index + 1]];
  if (index === -1) return text;
  const start = previous ? previous.offset + previous.length : next ? entryNode.offset : offset + 1;
  const end = previous ? entryNode.offset + entryNode.length : (next?.offset ?? offset + length - 1);
  return text.slice(0, start) + text.slice(end);
}
