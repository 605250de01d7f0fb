/** Debounce time in ms, so that a live region does not announce each keystroke. */
const debounceMs = 400;

/**
 * Writes changes into a live region. The region exists before it has text, as screen readers require, and unchanged
 * text is not repeated.
 */
export function announcer(region: HTMLElement): (text: string, content?: readonly (Node | string)[]) => void {
  let lastText = region.textContent ?? '';
  let timer: ReturnType<typeof setTimeout>;
  return (text, content = [text]) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (text !== lastText) region.replaceChildren(...content);
      lastText = text;
    }, debounceMs);
  };
}
