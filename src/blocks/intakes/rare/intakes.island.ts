import { dayIn } from '../../../format/local-day';
import { stageOn, timeLeft } from '../../../ui/time-left';

/**
 * Updates the time left until each deadline to the current day in the site's time zone. Each has its dates and the text
 * for its end in data attributes (ui/deadline-chip.tsx).
 */
export function hydrate(list: HTMLElement): void {
  const { lang } = list.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const today = dayIn(list.dataset.zone, new Date());
  for (const chip of list.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = '', over = '' } = chip.dataset;
    const stage = stageOn({ ...chip.dataset, until }, today);
    if (stage === 'before') continue; // keep what the build wrote
    chip.dataset.stage = stage;
    chip.textContent = stage === 'over' ? over : timeLeft(until, today, lang);
  }
}
