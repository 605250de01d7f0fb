import type { Node } from 'jsonc-parser';

/** The texts of a tree, without the names of properties. */
export function textsIn(node: Node): readonly Node[] {
  if (node.type === 'string') return [node];
  const children = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (children ?? []).flatMap(textsIn);
}

/** The texts of a value, without the names of properties. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
