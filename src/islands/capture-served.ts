/**
 * Captures the served state of an element. The returned function restores it using the same nodes, which keep their
 * input; attributes added later stay.
 */
export function captureServed(root: Element): () => void {
  const served = [root, ...root.querySelectorAll('*')].map(
    (element) => [element, [...element.childNodes], element.cloneNode() as Element] as const,
  );
  return () => {
    for (const [element, children, { attributes }] of served) {
      element.replaceChildren(...children);
      // Attributes of the root belong to the script that hydrates it (hydrator.ts).
      if (element !== root) for (const { name, value } of attributes) element.setAttribute(name, value);
    }
  };
}
