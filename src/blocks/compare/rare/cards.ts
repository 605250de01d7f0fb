/** Where the columns have no room beside one another: the 48rem of the styles, and the page's margins. Not on paper. */
const narrow = matchMedia('screen and (width < 54rem)');

/**
 * On a narrow screen a card for each page that is shown, with what its column has: the contents of the cells move there, so
 * that what is open in them stays open. Calls `show` again when the screen becomes narrow or wide.
 */
export function cardsOf(table: HTMLTableElement, cards: HTMLElement, show: () => void) {
  const home = new Map<Node, HTMLElement>();
  narrow.addEventListener('change', () => {
    const { activeElement: focused } = document;
    show();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });

  /** Puts every cell back, and makes the cards of these pages. */
  return (shown: readonly string[]): void => {
    for (const [content, cell] of home) cell.append(content);
    home.clear();
    cards.replaceChildren();
    const isCards = narrow.matches && shown.length > 0;
    cards.hidden = !isCards;
    (table.parentElement as HTMLElement).hidden = isCards;
    if (isCards) cards.append(...shown.map((page) => cardOf(page)));
  };

  function cardOf(page: string): HTMLElement {
    const card = document.createElement('article');
    const heading = document.createElement('h3');
    const list = document.createElement('dl');
    for (const row of table.rows) {
      const cell = row.querySelector<HTMLElement>(`[data-of="${CSS.escape(page)}"]`);
      const content = cell?.firstChild;
      if (!cell || !content || row.hidden) continue;
      home.set(content, cell);
      if (row.parentElement === table.tHead) {
        heading.append(content);
        continue;
      }
      const [term, value] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = row.cells[0]?.textContent ?? '';
      value.append(content);
      list.append(term, value);
    }
    card.append(heading, list);
    return card;
  }
}
