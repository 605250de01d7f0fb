import type { Node } from 'jsonc-parser';

/** The texts of a tree, without the names of properties. */
export function textsIn(node: Node): readonly Node[] {
  if (node.type === 'string') return [node];
  const children = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (children ?? []).flatMap(textsIn);
}
