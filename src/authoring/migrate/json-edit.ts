import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

/**
 * A document with the value at a path replaced, added, or with `undefined` removed. Everything else stays as its author
 * wrote it. `before` names the properties in front of which a new one is put; otherwise it is the last.
 */
export function withValue(
  text: string,
  path: JSONPath,
  value: unknown,
  { before = [] }: { before?: readonly string[] } = {},
): string {
  const getInsertionIndex = (names: string[]) => {
    const index = names.findIndex((name) => before.includes(name));
    return index === -1 ? names.length : index;
  };
  return applyEdits(
    text,
    modify(text, path, value, { formattingOptions: formattingOf(text), getInsertionIndex }),
  );
}

/** A document with the property at a path under another name, in its place. */
export function withName(text: string, path: JSONPath, name: string): string {
  const tree = parseTree(text);
  const key = (tree && findNodeAtLocation(tree, path))?.parent?.children?.[0];
  return key ? text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length) : text;
}

/** A new document. */
export const newDocument = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The schema of a document beside `_site.json`, as that names its own. */
export const schemaBeside = ($schema: unknown, kind: string) =>
  typeof $schema === 'string' ? { $schema: $schema.replace('site.schema', `${kind}.schema`) } : {};

function formattingOf(text: string) {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
