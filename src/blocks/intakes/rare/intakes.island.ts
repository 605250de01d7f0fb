import { dayIn } from '../../../format/local-day';
import { stageOn, timeLeft } from '../../../ui/time-left';

/** Brings what is said beside a deadline from the day of the build to the day of the site, in the language of the page. */
export function wake(list: HTMLElement): void {
  const { lang } = list.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const today = dayIn(list.dataset.zone, new Date());
  for (const chip of list.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from, until = '', over = '' } = chip.dataset;
    const stage = stageOn({ from, until }, today);
    if (stage === 'before') continue; // as it was built
    chip.dataset.stage = stage;
    chip.textContent = stage === 'over' ? over : timeLeft(until, today, lang);
  }
}
