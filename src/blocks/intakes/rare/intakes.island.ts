import { dayIn } from '../../../format/local-day';
import { daysUntil } from '../../../format/month-or-day';

/** Says behind the end of applications how many days are left, in the language of the page, or that it is over. */
export function wake(list: HTMLElement): void {
  const { lang } = list.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const today = dayIn(list.dataset.zone, new Date());
  for (const place of list.querySelectorAll<HTMLElement>('[data-until]')) {
    const days = daysUntil(place.dataset.until ?? '', today);
    place.textContent = ` (${days < 0 ? list.dataset.closed : relative.format(days, 'day')})`;
  }
}
