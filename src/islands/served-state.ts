/**
 * Remembers what is in an element as it was served. The function returned makes it so again, of the same nodes, which
 * keep what was typed; attributes that have been added stay.
 */
export function rememberServed(root: Element): () => void {
  const served = [root, ...root.querySelectorAll('*')].map(
    (element) => [element, [...element.childNodes], element.cloneNode() as Element] as const,
  );
  return () => {
    for (const [element, children, { attributes }] of served) {
      element.replaceChildren(...children);
      if (element !== root) for (const { name, value } of attributes) element.setAttribute(name, value); // the root's are the loader's
    }
  };
}
