import type { Container, Node, Plugin, Rule } from 'postcss';

/** What a minified style sheet has in front of what a page can wait for. */
export const laterBegins = '@media print,screen{';

const everywhere = 'print, screen';

/**
 * `@layer later` is a mark, and no layer: as one, within the layer of its style sheet, its rules would lose to all that
 * are beside it, whatever their selectors. It becomes a condition that always holds.
 */
export const withoutLaterLayer = (css: string): string =>
  css.replaceAll(/@layer later\b/g, `@media ${everywhere}`);

/** States that begin with a pointer, the keyboard or script. No page is served in one. */
const laterStates =
  /:hover|:active|:user-(?:in)?valid|:focus(?!-within)|:popover-open|\[data-state="open"\]|\[aria-(busy|disabled|invalid)|\[novalidate\]|\[data-(copy|engaged|failed|popovers)\]|\.swiper-/;

/**
 * What is noticed once something is done: how states change into one another, the pointer, where scrolling ends, how far
 * the page scrolls for the focus. (Anchors, which a page may begin at, have a margin at their start alone.)
 */
const laterProperties =
  /^transition|^cursor$|^resize$|^scroll-behavior$|^overscroll-behavior|^scroll-snap|^scroll-margin-block$/;

/**
 * Moves what the first paint does not need to the end of its style sheet, so that it can be cut off: `@media print`, what
 * was marked with `@layer later` because it is shown once somebody opens it, and the states that begin later. They are one
 * file for all pages. A rule for such a state then comes after all others of its layer, whatever the source says.
 */
export const deferNoncriticalCss: Plugin = {
  postcssPlugin: 'defer-noncritical-css',
  OnceExit(sheet, { AtRule }) {
    sheet.walkRules(splitStates);
    const later = sheet.clone();
    later.walkDecls((declaration) => {
      if (!isWithinLater(declaration)) declaration.remove();
    });
    removeEmpty(later);
    later.walkAtRules('media', (media) => {
      if (isMark(media)) media.replaceWith(media.nodes ?? []);
    });
    sheet.walk((node) => {
      if (isLater(node)) node.remove();
    });
    if (later.nodes.length > 0)
      sheet.append(new AtRule({ name: 'media', params: everywhere, nodes: later.nodes }));
  },
};

/** `&:hover, &[aria-current]` becomes two rules, one of which can move. */
function splitStates(rule: Rule): void {
  const later = rule.selectors.filter(isLaterState);
  if (later.length === 0 || later.length === rule.selectors.length) return;
  rule.cloneAfter({ selectors: later });
  rule.selectors = rule.selectors.filter((selector) => !isLaterState(selector));
}

const isLaterState = (selector: string) => laterStates.test(selector.replace(/:not\([^)]*\)/g, ''));

const isLater = (node: Node) => {
  const { type, name, params, prop, selector } = node as Partial<
    Record<'type' | 'name' | 'params' | 'prop' | 'selector', string>
  >;
  return (
    (type === 'decl' && laterProperties.test(prop ?? '')) ||
    (type === 'rule' && isLaterState(selector ?? '')) ||
    name === 'page' ||
    name === 'property' ||
    (name === 'media' && params === 'print') ||
    isMark(node)
  );
};

const isMark = (node: Node) => {
  const { name, params } = node as Partial<Record<'name' | 'params', string>>;
  return name === 'media' && params === everywhere;
};

const isWithinLater = (node: Node | undefined): boolean =>
  node !== undefined && (isLater(node) || isWithinLater(node.parent as Node | undefined));

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ('nodes' in node && node.nodes) removeEmpty(node as Container);
    if (node.type !== 'decl' && !('nodes' in node && node.nodes?.length)) node.remove();
  }
}
