import { isOpenAt, nextOpening } from '../../format/open-at';

const minuteMs = 60_000;

/** Midnight on a Monday, when minutes of the week begin; any Monday would do. */
const someMonday = Date.UTC(2024, 0, 1);

/**
 * Shows in the caption of opening hours whether the place is open now, or when it opens next. The space is reserved.
 */
export function hydrate(element: HTMLElement): void {
  // `open` has spans in minutes of the week, “2040-2520 3480-3960”, and `opens` the time at which each begins, “10 am”.
  const { open = '', zone = '', whenOpen = '', whenClosed = '', opens = '' } = element.dataset;
  const weekdayFormat = new Intl.DateTimeFormat(element.closest<HTMLElement>('[lang]')?.lang, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const starts = open.split(' ').map((span) => Number.parseInt(span, 10));
  const times = opens.split(',');
  const closedText = (next: number) =>
    whenClosed
      .replace('{day}', weekdayFormat.format(someMonday + (starts[next] ?? 0) * minuteMs))
      .replace('{time}', times[next] ?? '');
  const show = () => {
    const now = new Date();
    const isOpen = isOpenAt(open, now, zone);
    element.textContent = isOpen ? whenOpen : closedText(nextOpening(open, now, zone));
    element.toggleAttribute('data-now', isOpen);
  };
  show();
  setInterval(show, minuteMs);
}
