import type { Node } from 'jsonc-parser';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Schemas } from '../../document/source';
import { treeOf } from '../../document/tree';
import { type SchemaCursor, schemaCursorFor } from '../../schema/schema-cursor';

/**
 * The text of a valid document with the properties of each object in the order of the schema at `schemaFile`. Commas,
 * whitespace and everything else between properties keep their places.
 */
export function inSchemaOrder(
  schemas: Schemas,
  schemaFile: string,
  { source, value }: ParsedDocument,
): string {
  const { text } = source;

  const reorder = (node: Node, value: unknown, cursor: SchemaCursor | undefined): string => {
    const { children = [], type } = node;
    if (type === 'array') {
      const entries = cursor?.children().entries;
      return withChildTexts(
        node,
        children.map((child, index) => reorder(child, (value as readonly unknown[])[index], entries)),
      );
    }
    if (type !== 'object' || !cursor) return text.slice(node.offset, endOf(node));

    const schemaProperties = cursor.children().propertiesOf(value as object);
    const order = [...schemaProperties.keys()];
    // Properties that the schema does not name come last.
    const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
    const properties = children.flatMap((property) => {
      const [key, child] = property.children ?? [];
      if (!key || !child) return [];
      const name = String(key.value);
      const inner = reorder(
        child,
        (value as Readonly<Record<string, unknown>>)[name],
        schemaProperties.get(name),
      );
      return [{ rank: rank(name), text: text.slice(property.offset, child.offset) + inner }];
    });
    return withChildTexts(
      node,
      properties.sort((a, b) => a.rank - b.rank).map((property) => property.text),
    );
  };

  /** An object or a list with the texts of its children replaced. */
  const withChildTexts = (node: Node, texts: readonly string[]): string => {
    const { children = [], offset } = node;
    let reordered = '';
    let copiedTo = offset;
    for (const [index, child] of children.entries()) {
      reordered += text.slice(copiedTo, child.offset) + texts[index];
      copiedTo = endOf(child);
    }
    return reordered + text.slice(copiedTo, endOf(node));
  };

  const tree = treeOf(source);
  return (
    text.slice(0, tree.offset) +
    reorder(tree, value, schemaCursorFor(schemas, schemaFile)) +
    text.slice(endOf(tree))
  );
}

const endOf = ({ offset, length }: Node) => offset + length;
