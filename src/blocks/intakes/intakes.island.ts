import { daysLeft } from './days-left';

/** Says beside each intake how many days are left to apply, in the language of the page. */
export function wake(list: HTMLElement): void {
  const { language, opens = '', closes = '', closed = '' } = { ...list.dataset, language: languageOf(list) };
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const patterns = { opens, closes, closed };
  for (const place of list.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from, until = '' } = place.dataset;
    const { is, days } = daysLeft({ from, until }, new Date());
    place.textContent = patterns[is].replace('{when}', relative.format(days, 'day'));
  }
}

const languageOf = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang;
