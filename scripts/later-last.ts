import type { Container, Node, Plugin } from 'postcss';

/** What a minified style sheet has in front of what a page can wait for. */
export const laterBegins = '@media print,screen{';

/**
 * Moves what the first paint does not need to the end of its style sheet, so that it can be cut off: `@media print`, and
 * what is in a `@layer later`: what is shown once somebody opens it. They are one file for all pages.
 */
export const laterLast: Plugin = {
  postcssPlugin: 'later-last',
  OnceExit(sheet, { AtRule }) {
    const later = sheet.clone();
    later.walkDecls((declaration) => {
      if (!isWithinLater(declaration)) declaration.remove();
    });
    removeEmpty(later);
    sheet.walkAtRules((rule) => {
      if (isLater(rule)) rule.remove();
    });
    if (later.nodes.length > 0)
      sheet.append(new AtRule({ name: 'media', params: 'print,screen', nodes: later.nodes }));
  },
};

const isLater = (node: Node) => {
  const { name, params } = node as Partial<{ name: string; params: string }>;
  return (
    name === 'page' ||
    name === 'property' ||
    (name === 'media' && params === 'print') ||
    (name === 'layer' && params === 'later')
  );
};

const isWithinLater = (node: Node | undefined): boolean =>
  node !== undefined && (isLater(node) || isWithinLater(node.parent as Node | undefined));

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ('nodes' in node && node.nodes) removeEmpty(node as Container);
    if (node.type !== 'decl' && !('nodes' in node && node.nodes?.length)) node.remove();
  }
}
