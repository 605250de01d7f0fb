/** Remembers what is in an element as it was served. The function returned makes it so again, of the same nodes. */
export function rememberServed(root: Element): () => void {
  const served = [root, ...root.querySelectorAll('*')].map(
    (element) => [element, [...element.childNodes], element.cloneNode() as Element] as const,
  );
  return () => {
    for (const [element, children, { attributes }] of served) {
      element.replaceChildren(...children);
      if (element === root) continue; // its own attributes are the loader's
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
  };
}
