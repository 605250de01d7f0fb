import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';

/** Renames the property at a path, without moving it. */
export function renameProperty(text: string, path: JSONPath, name: string): string {
  const tree = parseTree(text);
  const key = (tree && findNodeAtLocation(tree, path))?.parent?.children?.[0];
  return key ? text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length) : text;
}

/** The text of a new document. */
export const newDocument = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The property `$schema` of a new document beside `_site.json`, whose own `$schema` is given; none if that has none. */
export const schemaBeside = ($schema: unknown, kind: string) =>
  typeof $schema === 'string' ? { $schema: $schema.replace('site.schema', `${kind}.schema`) } : {};
