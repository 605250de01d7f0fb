import { fill } from '../../../format/fill';
import { reportPageView } from '../../../islands/page-views';
import { replaceQuery } from '../../../ui/replace-query';

/** Shows the universities that match both filters. The selection is in the URL, so that it can be shared. */
export function hydrate(explorer: HTMLElement): void {
  /** The buttons of each filter. Their names are those of query parameters and of the cards' data attributes. */
  const filters = [...explorer.querySelectorAll('[role=group]')].map((group) => [
    ...group.querySelectorAll('button'),
  ]);
  const cards = [...explorer.querySelectorAll<HTMLElement>('[data-item]')];
  const status = explorer.querySelector('[role=status]') as HTMLElement;
  const { countText = '', emptyText = '' } = explorer.dataset;

  function showMatches(): void {
    const query = new URLSearchParams(location.search);
    // The first button, “All”, is selected without a value, or by one that no university has, such as in an old link.
    const selected = filters.flatMap(
      (buttons) => buttons.find(({ name, value }) => value === query.get(name)) ?? buttons[0] ?? [],
    );
    for (const button of filters.flat())
      button.setAttribute('aria-pressed', String(selected.includes(button)));
    for (const card of cards)
      card.hidden = selected.some(({ name, value }) => value !== '' && card.dataset[name] !== value);
    const count = cards.filter(({ hidden }) => !hidden).length;
    const text =
      count > 0 ? fill(countText, { count: String(count), total: String(cards.length) }) : emptyText;
    if (status.textContent !== text) status.textContent = text;
  }

  for (const button of filters.flat()) {
    const { name, value } = button;
    button.addEventListener('click', () => {
      const query = new URLSearchParams(location.search);
      if (value) query.set(name, value);
      else query.delete(name);
      if (replaceQuery(query)) reportPageView(); // if the query has changed
      showMatches();
    });
    // On a phone the buttons are a row that scrolls, and browsers do not scroll one into view that is partly visible.
    // A press must not move the button from below the pointer.
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }
  addEventListener('popstate', showMatches);
  showMatches();
}
