/**
 * Remembers what is in an element as it was served. The function returned makes it so again, of the same nodes: what was
 * typed and what has the focus stays.
 */
export function rememberServed(root: Element): () => void {
  const served = [root, ...root.querySelectorAll('*')].map((element) => ({
    element,
    children: [...element.childNodes].map((node) => ({ node, text: node.nodeValue })),
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
  }));
  return () => {
    for (const { element, children, attributes } of served) {
      for (const { node, text } of children) if (node.nodeValue !== text) node.nodeValue = text;
      if (children.some(({ node }, index) => element.childNodes[index] !== node))
        element.replaceChildren(...children.map(({ node }) => node));
      while (element.childNodes.length > children.length) element.lastChild?.remove();
      if (element === root) continue; // its own attributes are the loader's
      for (const name of element.getAttributeNames())
        if (!attributes.has(name)) element.removeAttribute(name);
      for (const [name, value] of attributes)
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
}
