/** Where the columns have no room beside one another: the 48rem of the styles, and the page's margins. Not on paper. */
const narrow = matchMedia('screen and (width < 54rem)');

/** Whether pages have cards. */
export const isNarrow = (): boolean => narrow.matches;

/**
 * On a narrow screen a card for each page that is shown, with what its column has: the contents of the cells move there, so
 * that what is open in them stays open. The rows that the block has first, and what a budget was held against, are seen at
 * once; the others are folded, by group. Calls `show` again when the screen becomes narrow or wide.
 */
export function cardsOf(table: HTMLTableElement, cards: HTMLElement, show: () => void) {
  const home = new Map<Node, HTMLElement>();
  const opened = new Set<string>();
  const folds = table.querySelector('[data-first]') !== null;
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
    const isCards = isNarrow() && shown.length > 0;
    cards.hidden = !isCards;
    (table.parentElement as HTMLElement).hidden = isCards;
    if (isCards) cards.append(...shown.map((page) => cardOf(page)));
  };

  function cardOf(page: string): HTMLElement {
    const card = document.createElement('article');
    const heading = document.createElement('h3');
    const first = document.createElement('dl');
    const take = (row: HTMLTableRowElement, into: HTMLElement): boolean => {
      const cell = row.querySelector<HTMLElement>(`[data-of="${CSS.escape(page)}"]`);
      const content = cell?.firstChild;
      if (!cell || !content) return false;
      home.set(content, cell);
      into.append(content);
      return true;
    };
    for (const row of table.tHead?.rows ?? []) take(row, heading);
    card.append(heading, first);
    for (const [at, group] of [...table.tBodies].entries()) {
      const rest = document.createElement('dl');
      const [head, ...rows] = group.rows;
      for (const row of rows) {
        const value = document.createElement('dd');
        if (row.hidden || !take(row, value)) continue;
        const term = document.createElement('dt');
        term.textContent = row.cells[0]?.textContent ?? '';
        const isFirst = !folds || row.dataset.first !== undefined || value.querySelector('[data-verdict]');
        (isFirst ? first : rest).append(term, value);
      }
      if (rest.hasChildNodes()) card.append(folded(`${page} ${at}`, head?.textContent ?? '', rest));
    }
    return card;
  }

  function folded(name: string, title: string, content: HTMLElement): HTMLElement {
    const group = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = title;
    group.append(summary, content);
    group.open = opened.has(name);
    group.addEventListener('toggle', () => opened[group.open ? 'add' : 'delete'](name));
    return group;
  }
}
