/** Debounce time in ms, so that a live region does not announce each keystroke. */
const debounceMs = 400;

/**
 * Returns a function that announces a text in a live region. With `nodes`, which must have the same text, it shows
 * these instead. The region exists before it has text, as screen readers require, and unchanged text is not repeated.
 */
export function announcer(region: HTMLElement): (text: string, nodes?: readonly (Node | string)[]) => void {
  let lastText = region.textContent ?? '';
  let timer: ReturnType<typeof setTimeout>;
  return (text, nodes = [text]) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (text !== lastText) region.replaceChildren(...nodes);
      lastText = text;
    }, debounceMs);
  };
}
