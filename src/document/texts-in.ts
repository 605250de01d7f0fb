import type { Node } from 'jsonc-parser';

/** The text values of a tree, without property names. */
export function textsIn(node: Node): readonly Node[] {
  if (node.type === 'string') return [node];
  const children = node.type === 'property' ? node.children?.slice(1) : node.children;
  return (children ?? []).flatMap(textsIn);
}
