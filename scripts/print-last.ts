import type { Container, Node, Plugin } from 'postcss';

/** What a minified style sheet has in front of its styles for paper. */
export const paperBegins = '@media print{';

/**
 * Moves what is for paper to the end of its style sheet, into one media query, so that it can be cut off: it is a file
 * of its own, which no screen waits for. Later in its layer, it also wins over what is for both.
 */
export const printLast: Plugin = {
  postcssPlugin: 'print-last',
  OnceExit(sheet, { AtRule }) {
    const paper = sheet.clone();
    paper.walkDecls((declaration) => {
      if (!isForPaper(declaration)) declaration.remove();
    });
    paper.walkAtRules('media', (rule) => {
      if (rule.params === 'print') rule.replaceWith(rule.nodes ?? []);
    });
    removeEmpty(paper);
    sheet.walkAtRules((rule) => {
      if (isPaper(rule)) rule.remove();
    });
    if (paper.nodes.length > 0)
      sheet.append(new AtRule({ name: 'media', params: 'print', nodes: paper.nodes }));
  },
};

const isPaper = (node: Node) =>
  node.type === 'atrule' &&
  'name' in node &&
  (node.name === 'page' || ('params' in node && node.params === 'print'));

const isForPaper = (node: Node | undefined): boolean =>
  node !== undefined && (isPaper(node) || isForPaper(node.parent as Node | undefined));

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ('nodes' in node && node.nodes) removeEmpty(node as Container);
    if (node.type !== 'decl' && !('nodes' in node && node.nodes?.length)) node.remove();
  }
}
