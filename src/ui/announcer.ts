/** After so many ms without a change a live region says the last one: not one at each key. */
const pause = 400;

/** Writes into a live region what has changed. It is there before it says anything, and says nothing twice. */
export function announcer(region: HTMLElement): (text: string, content?: readonly (Node | string)[]) => void {
  let said = region.textContent ?? '';
  let timer: ReturnType<typeof setTimeout>;
  return (text, content = [text]) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (text !== said) region.replaceChildren(...content);
      said = text;
    }, pause);
  };
}
