import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';

/** Renames the property at a path, without moving it. */
export function renameProperty(text: string, path: JSONPath, name: string): string {
  const tree = parseTree(text);
  const key = (tree && findNodeAtLocation(tree, path))?.parent?.children?.[0];
  return key ? text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length) : text;
}

/** The text of a new document. */
export const newDocument = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The property `$schema` of a new document of a kind, such as `words`, in the folder of `_site.json`. `siteSchema` is
 * the `$schema` of `_site.json`; without one, the new document gets none either.
 */
export const schemaBeside = (siteSchema: unknown, kind: string) =>
  typeof siteSchema === 'string' ? { $schema: siteSchema.replace('site.schema', `${kind}.schema`) } : {};
