import { isDeepStrictEqual } from 'node:util';
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { fullLine, jsonText, layoutOf, onOneLine } from './json-text';

/**
 * Replaces, adds, or with `undefined` removes the value at a path. The rest of the text keeps its formatting, also
 * within the value where it is unchanged. A new property is inserted before the first existing one of `before`, or else
 * at the end.
 */
export function withValue(
  text: string,
  path: JSONPath,
  value: unknown,
  { before = [] }: { before?: readonly string[] } = {},
): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (value === undefined) return node ? without(text, node) : text;
  if (node) return replaced(text, path, node, value);
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  const parentNode = tree && findNodeAtLocation(tree, parent);
  if (name === undefined) return text;
  if (!parentNode) return withValue(text, parent, typeof name === 'number' ? [value] : { [name]: value });
  return inserted(text, parentNode, name, value, before);
}

function replaced(text: string, path: JSONPath, node: Node, value: unknown): string {
  const oldValue: unknown = JSON.parse(text.slice(node.offset, node.offset + node.length));
  if (isDeepStrictEqual(oldValue, value)) return text;
  if (Array.isArray(oldValue) && Array.isArray(value)) {
    const more = value.length - oldValue.length;
    if (more === 0) return value.reduce((text, entry, at) => withValue(text, [...path, at], entry), text);
    const isLonger = more > 0 && oldValue.length > 0;
    if (isLonger && isDeepStrictEqual(value.slice(more), oldValue))
      return value
        .slice(0, more)
        .reduceRight((text, entry) => inserted(text, nodeAt(text, path), 0, entry, []), text);
    if (isLonger && isDeepStrictEqual(value.slice(0, oldValue.length), oldValue))
      return value
        .slice(oldValue.length)
        .reduce((text, entry, at) => withValue(text, [...path, oldValue.length + at], entry), text);
  }
  if (isObject(oldValue) && isObject(value) && Object.keys(value).some((name) => name in oldValue)) {
    const removedNames = Object.keys(oldValue).filter((name) => !(name in value));
    const names = Object.keys(value);
    return names.reduce(
      (text, name, at) => withValue(text, [...path, name], value[name], { before: names.slice(at + 1) }),
      removedNames.reduce((text, name) => withValue(text, [...path, name], undefined), text),
    );
  }
  const lineStart = text.lastIndexOf('\n', node.offset) + 1;
  const [indentation = ''] = /^[ \t]*/.exec(text.slice(lineStart)) ?? [];
  const multiline = text.slice(node.offset, node.offset + node.length).includes('\n');
  const column = node.offset - lineStart;
  const insertedText =
    multiline || column === indentation.length || !isObject(value)
      ? jsonText(value, indentation, layoutOf(text), { column, multiline })
      : onOneLine(value);
  return text.slice(0, node.offset) + insertedText + text.slice(node.offset + node.length);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nodeAt(text: string, path: JSONPath): Node {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  if (!node) throw new Error(`Nothing is at ${path.join('/')}`);
  return node;
}

/** Inserts a property or entry, formatted like its neighbours. */
function inserted(
  text: string,
  around: Node,
  name: string | number,
  value: unknown,
  before: readonly string[],
): string {
  const { children = [], offset, length } = around;
  const layout = layoutOf(text);
  const key = typeof name === 'string' ? `${JSON.stringify(name)}: ` : '';
  const [first] = children;
  if (!first) {
    const [indentation = ''] = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset) + 1)) ?? [];
    const container = typeof name === 'string' ? { [name]: value } : [value];
    const containerText = jsonText(container, indentation, layout, { multiline: true });
    return text.slice(0, offset) + containerText + text.slice(offset + length);
  }
  const at =
    typeof name === 'number'
      ? Math.min(name, children.length)
      : children.findIndex(({ children: [own] = [] }) => before.includes(String(own?.value)));
  const following = at === -1 ? undefined : children[at];
  const last = following ?? children.at(-1) ?? first;
  const space = spaceBetween(text, around);
  const lineStart = text.lastIndexOf('\n', last.offset) + 1;
  const lineEnd = last.offset + last.length - lineStart;
  const ownLine = space.includes('\n');
  const indentation = ownLine ? space.slice(space.lastIndexOf('\n') + 1) : '';
  const sibling = typeof name === 'number' ? text.slice(last.offset, last.offset + last.length) : '';
  const insertedText =
    key +
    (ownLine
      ? jsonText(value, indentation, layout, {
          column: indentation.length + key.length,
          multiline: sibling.includes('\n'),
        })
      : onOneLine(value));
  if (following)
    return `${text.slice(0, following.offset)}${insertedText},${space}${text.slice(following.offset)}`;
  const end = last.offset + last.length;
  // A list that fills its lines continues on the next line.
  const isFull = !ownLine && typeof name === 'number' && lineEnd + insertedText.length + 2 > fullLine;
  const [lead = ''] = /^[ \t]*/.exec(text.slice(lineStart)) ?? [];
  const wraps = isFull && text.slice(offset, last.offset).includes('\n');
  return `${text.slice(0, end)},${wraps ? layout.eol + lead : space}${insertedText}${text.slice(end)}`;
}

/** The whitespace between two properties or entries of a non-empty object or list, without the comma. */
function spaceBetween(text: string, { children = [], offset }: Node): string {
  const [before, last] = children.slice(-2);
  if (before && last) return text.slice(before.offset + before.length, last.offset).replace(/^\s*,/, '');
  return before && text.slice(offset + 1, before.offset).includes('\n')
    ? text.slice(offset + 1, before.offset)
    : ' ';
}

function without(text: string, node: Node): string {
  const entryNode = node.parent?.type === 'property' ? node.parent : node;
  const { children = [], offset = 0, length = 0 } = entryNode.parent ?? {};
  const at = children.indexOf(entryNode);
  const [previous, next] = [children[at - 1], children[at + 1]];
  if (at === -1) return text;
  const start = previous ? previous.offset + previous.length : next ? entryNode.offset : offset + 1;
  const end = previous ? entryNode.offset + entryNode.length : (next?.offset ?? offset + length - 1);
  return text.slice(0, start) + text.slice(end);
}
