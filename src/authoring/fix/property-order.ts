import type { Node } from 'jsonc-parser';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Schemas } from '../../document/source';
import { treeOf } from '../../document/tree';
import { type SchemaCursor, schemaCursorFor } from '../../schema/schema-cursor';

/**
 * The text of a valid document with the properties of each object in schema order, `file` being its schema. Whitespace
 * and everything else between properties keeps its place.
 */
export function inSchemaOrder(schemas: Schemas, file: string, { source, value }: ParsedDocument): string {
  const { text } = source;

  const write = (node: Node, value: unknown, cursor: SchemaCursor | undefined): string => {
    const { children = [], type } = node;
    if (type === 'array') {
      const entries = cursor?.children().entries;
      return between(
        node,
        children.map((child, at) => write(child, (value as readonly unknown[])[at], entries)),
      );
    }
    if (type !== 'object' || !cursor) return text.slice(node.offset, endOf(node));

    const schemaProperties = cursor.children().propertiesOf(value as object);
    const order = [...schemaProperties.keys()];
    const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
    const properties = children.flatMap((property) => {
      const [key, child] = property.children ?? [];
      if (!key || !child) return [];
      const name = String(key.value);
      const inner = write(
        child,
        (value as Readonly<Record<string, unknown>>)[name],
        schemaProperties.get(name),
      );
      return [{ rank: rank(name), text: text.slice(property.offset, child.offset) + inner }];
    });
    return between(
      node,
      properties.sort((a, b) => a.rank - b.rank).map((property) => property.text),
    );
  };

  /** An object or a list with the texts of its children replaced. */
  const between = (node: Node, texts: readonly string[]): string => {
    const { children = [], offset } = node;
    let reordered = '';
    let done = offset;
    for (const [at, child] of children.entries()) {
      reordered += text.slice(done, child.offset) + texts[at];
      done = endOf(child);
    }
    return reordered + text.slice(done, endOf(node));
  };

  const tree = treeOf(source);
  return (
    text.slice(0, tree.offset) + write(tree, value, schemaCursorFor(schemas, file)) + text.slice(endOf(tree))
  );
}

const endOf = ({ offset, length }: Node) => offset + length;
