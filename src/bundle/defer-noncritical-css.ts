import type { Container, Node, Plugin, Rule } from 'postcss';

/** How the deferred part of a minified style sheet begins. */
export const deferredPartStart = '@media print,screen{';

/** The media query that marks deferred rules; it always matches. */
const everyMedium = 'print, screen';

/**
 * `@layer later` only marks rules for deferral. As a real nested layer, its rules would lose to all unlayered rules
 * around it, whatever their specificity, so it becomes a media query that always matches.
 */
export const withoutLaterLayer = (css: string): string =>
  css.replaceAll(/@layer later\b/g, `@media ${everyMedium}`);

/**
 * States that need a pointer, the keyboard or a script. No page is served in one of these states. The data attributes
 * mark copies of slides and logos, a carousel that its script has taken over, an island whose script has failed, and
 * the polyfill for popovers; `.swiper-` begins the classes that Swiper adds. `:focus-within` is not among the states:
 * menus open by it where no script has run.
 */
const laterStates =
  /:hover|:active|:user-(?:in)?valid|:focus(?!-within)|:popover-open|\[data-state="open"\]|\[aria-(busy|disabled|invalid)|\[novalidate\]|\[data-(copy|engaged|failed|popovers)\]|\.swiper-/;

/**
 * Properties without effect before the first interaction: transitions, cursors, scrolling. (Pages can open at an
 * anchor; those use `scroll-margin-block-start`, which is not deferred.)
 */
const laterProperties =
  /^transition|^cursor$|^resize$|^scroll-behavior$|^overscroll-behavior|^scroll-snap|^scroll-margin-block$/;

/**
 * Moves CSS that the first paint does not need to the end of each style sheet, from where it is cut into one file for
 * all pages: what is for print, what authors of styles mark with `@layer later`, interactive states and properties
 * without effect before them. Within its cascade layer, such a rule then comes after all others, whatever the order in
 * the source.
 */
export const deferNoncriticalCss: Plugin = {
  postcssPlugin: 'defer-noncritical-css',
  OnceExit(sheet, { AtRule }) {
    sheet.walkRules(splitStates);
    const deferredSheet = sheet.clone();
    deferredSheet.walkDecls((declaration) => {
      if (!isWithinLater(declaration)) declaration.remove();
    });
    removeEmpty(deferredSheet);
    deferredSheet.walkAtRules('media', (media) => {
      if (isDeferMarker(media)) media.replaceWith(media.nodes ?? []);
    });
    sheet.walk((node) => {
      if (isLater(node)) node.remove();
    });
    if (deferredSheet.nodes.length > 0)
      sheet.append(new AtRule({ name: 'media', params: everyMedium, nodes: deferredSheet.nodes }));
  },
};

/** Splits `&:hover, &[aria-current]` into two rules, so that the first can be deferred. */
function splitStates(rule: Rule): void {
  const deferredSelectors = rule.selectors.filter(isLaterState);
  if (deferredSelectors.length === 0 || deferredSelectors.length === rule.selectors.length) return;
  rule.cloneAfter({ selectors: deferredSelectors });
  rule.selectors = rule.selectors.filter((selector) => !isLaterState(selector));
}

/** Whether a selector needs one of `laterStates`, and does not only exclude it by `:not()`. */
const isLaterState = (selector: string) => laterStates.test(selector.replace(/:not\([^)]*\)/g, ''));

/** Whether a declaration, rule or at-rule is deferred. */
const isLater = (node: Node) => {
  const { type, name, params, prop, selector } = node as Partial<
    Record<'type' | 'name' | 'params' | 'prop' | 'selector', string>
  >;
  return (
    (type === 'decl' && laterProperties.test(prop ?? '')) ||
    (type === 'rule' && isLaterState(selector ?? '')) ||
    name === 'page' ||
    name === 'property' || // registers a custom property, so that it can be animated
    (name === 'media' && params === 'print') ||
    isDeferMarker(node)
  );
};

/** Whether a node is the media query that replaced `@layer later`. */
const isDeferMarker = (node: Node) => {
  const { name, params } = node as Partial<Record<'name' | 'params', string>>;
  return name === 'media' && params === everyMedium;
};

/** Whether a node, or one around it, is deferred. */
const isWithinLater = (node: Node | undefined): boolean =>
  node !== undefined && (isLater(node) || isWithinLater(node.parent as Node | undefined));

/** Removes rules and at-rules without declarations. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ('nodes' in node && node.nodes) removeEmpty(node as Container);
    if (node.type !== 'decl' && !('nodes' in node && node.nodes?.length)) node.remove();
  }
}
