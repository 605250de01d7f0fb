import { Idiomorph } from 'idiomorph';

/**
 * A copy of the page as it was served, and the node on the screen for each node of the copy. Scripts and the author may
 * have changed the screen since. An inline script makes the copy before they do (src/dev/page-document.ts).
 */
interface ServedPage {
  copy: Document;
  nodesOnScreen: Map<Node, Node>;
}

declare global {
  interface Window {
    servedPage: Promise<ServedPage>;
  }
}

/**
 * Updates the page on the screen to a newly served one. It morphs the copy of the served page and applies only the
 * resulting mutations to the screen, so that changes by scripts and the author stay. An island with any change is
 * replaced by the new one, which is not hydrated yet. Returns the new islands that replace hydrated ones.
 */
export function showNext({ copy, nodesOnScreen }: ServedPage, next: Document): readonly HTMLElement[] {
  const changedIslands = new Set<HTMLElement>();
  const changedStyles = new Set<Element>();
  const changedParents = new Map<Node, Node>();
  const removedFromCopy = new Map<Node, Node>();

  for (const { type, target, attributeName, removedNodes } of changesOf(copy, next)) {
    for (const node of removedNodes) {
      const onScreen = nodesOnScreen.get(node);
      if (onScreen) removedFromCopy.set(node, onScreen);
    }
    const onScreen = nodesOnScreen.get(target);
    if (!onScreen || !copy.contains(target)) continue; // new nodes are added together with their parent
    const element = target instanceof Element ? target : target.parentElement;
    const island = outermostIsland(element);
    const style = element?.closest('style');
    if (island) changedIslands.add(island);
    else if (style) changedStyles.add(style);
    else if (type === 'characterData') onScreen.nodeValue = target.nodeValue;
    else if (type === 'childList') changedParents.set(target, onScreen);
    else copyAttribute(attributeName ?? '', target as Element, onScreen as Element);
  }

  for (const [parent, onScreen] of changedParents) updateChildren(parent, onScreen, nodesOnScreen);
  for (const style of changedStyles) {
    const onScreen = nodesOnScreen.get(style);
    if (onScreen) onScreen.textContent = style.textContent; // Vite's client may have replaced the text node
  }
  const toHydrate: HTMLElement[] = [];
  for (const island of changedIslands) {
    const onScreen = nodesOnScreen.get(island) as HTMLElement;
    const newIsland = document.importNode(island, true);
    pairNodes(island, newIsland, nodesOnScreen);
    onScreen.replaceWith(newIsland);
    if (onScreen.dataset.hydrated !== undefined) toHydrate.push(newIsland);
  }
  for (const [node, onScreen] of removedFromCopy) {
    const isReused = copy.contains(node) && nodesOnScreen.get(node) === onScreen;
    if (!isReused) onScreen.parentNode?.removeChild(onScreen);
  }
  return toHydrate;
}

/** Morphs the copy into the next page, and returns the mutations. */
function changesOf(copy: Document, next: Document): readonly MutationRecord[] {
  const observer = new MutationObserver(() => {});
  observer.observe(copy, { subtree: true, childList: true, attributes: true, characterData: true });
  Idiomorph.morph(copy, next.documentElement, { head: { style: 'morph' }, restoreFocus: false });
  const changes = observer.takeRecords();
  observer.disconnect();
  return changes;
}

/** The outermost island, because a React island can contain others in its slots, and refers to the slots' nodes. */
function outermostIsland(element: Element | null): HTMLElement | null {
  const island = element?.closest<HTMLElement>('[data-island]') ?? null;
  return (island && outermostIsland(island.parentElement)) ?? island;
}

function copyAttribute(name: string, from: Element, to: Element): void {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else to.setAttribute(name, value);
}

/** Gives an element on the screen the children of its copy, in order, keeping those that scripts have added. */
function updateChildren(parent: Node, onScreen: Node, nodesOnScreen: ServedPage['nodesOnScreen']): void {
  let previousSibling: Node | undefined;
  for (const child of parent.childNodes) {
    const node = nodeFor(child, nodesOnScreen);
    const isInPlace = node.parentNode === onScreen && (!previousSibling || isBefore(previousSibling, node));
    if (!isInPlace)
      insertNode(node, onScreen, previousSibling ? previousSibling.nextSibling : onScreen.firstChild);
    previousSibling = node;
  }
}

const isBefore = (node: Node, other: Node) =>
  (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * `moveBefore` keeps focus and scroll positions. It is not available in every browser, and only moves connected nodes.
 */
function insertNode(node: Node, parent: Node, before: Node | null): void {
  if (node.isConnected && parent instanceof Element && 'moveBefore' in parent)
    parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** The node on the screen for a node of the copy; a new one, with all its children, if there is none. */
function nodeFor(node: Node, nodesOnScreen: ServedPage['nodesOnScreen']): Node {
  const shownNode = nodesOnScreen.get(node);
  if (shownNode) return shownNode;
  const importedNode = document.importNode(node);
  nodesOnScreen.set(node, importedNode);
  for (const child of node.childNodes) importedNode.appendChild(nodeFor(child, nodesOnScreen));
  return importedNode;
}

/** Records which nodes on the screen belong to a node of the copy and to all below it. */
function pairNodes(node: Node, onScreen: Node, nodesOnScreen: ServedPage['nodesOnScreen']): void {
  nodesOnScreen.set(node, onScreen);
  for (const [index, child] of node.childNodes.entries()) {
    const counterpart = onScreen.childNodes[index];
    if (counterpart) pairNodes(child, counterpart, nodesOnScreen);
  }
}
